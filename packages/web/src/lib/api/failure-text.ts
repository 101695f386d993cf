import { ApiError } from './api-error.ts'

/**
 * Why an attempt failed, in a sentence for the person. The sentences of the API's refusals are fetched when the first is
 * needed; that a server which has just refused can also send them is as sure as it gets.
 */
export async function failureText(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return 'Немає звʼязку із сервером. Перевірте інтернет і спробуйте знову.'
  const { isRefusalCode, refusalText } = await import('@matchbol/text/refusals')
  const code = error.code ?? error.errorType
  if (isRefusalCode(code)) return refusalText(code, error.details, new Date())
  return error.requestId
    ? `Щось пішло не так на сервері. Номер запиту для адміністратора: ${error.requestId}`
    : 'Щось пішло не так на сервері. Спробуйте ще раз.'
}
