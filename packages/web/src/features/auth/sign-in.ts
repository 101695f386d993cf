import type { ApiClient, Reply } from '../../lib/api/api.ts'
import { signIn } from '../../lib/session/session.ts'

/** What Telegram's widget hands to the page. */
export type WidgetPayload = Reply<'POST /api/v1/auth/demo-users/{id}/sign'>

/** Opens a session with the widget's payload; the three added fields are the ones the call has always carried. */
export async function signInWithTelegram(api: ApiClient, payload: WidgetPayload): Promise<void> {
  const { data } = await api.call('POST /api/v1/users/auth/telegram', {
    body: {
      ...payload,
      telegramId: String(payload.id),
      firstName: payload.first_name,
      lastName: payload.last_name,
    },
  })
  signIn(data.token, data.user)
}

/** The demo takes the same way: the server signs a payload as the widget would, and the ordinary call verifies it. */
export async function signInAsDemo(api: ApiClient, id: number): Promise<void> {
  const { data } = await api.call('POST /api/v1/auth/demo-users/{id}/sign', { params: { id } })
  await signInWithTelegram(api, data)
}
