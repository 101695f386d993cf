import { ApiError } from './api-error.ts'

/**
 * Why an attempt failed, in a sentence for the person. The sentences of the API's refusals are fetched when the first is
 * needed; that a server which has just refused can also send them is as sure as it gets.
 */
export async function failureText(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return 'Немає звʼязку із сервером. Перевірте інтернет і спробуйте знову.'
  const { refusalText } = await import('./refusal-text.ts')
  const sentence = refusalText(error.code ?? error.errorType, error.details, new Date())
  if (sentence) return sentence
  return error.requestId
    ? `Щось пішло не так на сервері. Номер запиту для адміністратора: ${error.requestId}`
    : 'Щось пішло не так на сервері. Спробуйте ще раз.'
}
