import type { WidgetPayload } from './sign-in.ts'

const widgetOrigin = 'https://oauth.telegram.org'

/** The login payload in a message, if it comes from Telegram and from this very frame: a page may have two widgets. */
export function payloadIn(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: unknown,
): WidgetPayload | undefined {
  if (origin !== widgetOrigin || !frame || source !== frame || typeof data !== 'string') return undefined
  try {
    const message = JSON.parse(data) as { event?: string; auth_data?: WidgetPayload }
    return message.event === 'auth_user' ? message.auth_data : undefined
  } catch {
    return undefined // the frame also speaks of other things
  }
}
