import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../lib/use-api.ts'
import { signInWithTelegram, type WidgetPayload } from './sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

const widgetOrigin = 'https://oauth.telegram.org'

/**
 * Telegram's own button. The script's `data-onauth` would need eval, which the site's policy forbids: the same payload
 * is taken from the message that the widget's frame sends to the page.
 */
export function TelegramWidget({ bot, redirect }: { bot: string; redirect: string | undefined }) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { attempt } = useSignIn(redirect)
  const onPayload = useEffectEvent((payload: WidgetPayload) => {
    void attempt(payload.id, () => signInWithTelegram(api, payload))
  })

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const payload = payloadIn(event)
      if (payload) onPayload(payload)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    const script = document.createElement('script')
    script.async = true
    script.src = 'https://telegram.org/js/telegram-widget.js?22'
    script.dataset.telegramLogin = bot
    script.dataset.size = 'large'
    script.dataset.requestAccess = 'write'
    script.dataset.lang = 'uk'
    script.onload = () => setLoaded(true)
    const here = place.current
    here?.append(script)
    return () => here?.replaceChildren()
  }, [bot])

  return (
    <div className="min-h-11">
      <div ref={place} />
      {!isLoaded && <p className="text-muted">Завантаження...</p>}
    </div>
  )
}

function payloadIn({ origin, data }: MessageEvent): WidgetPayload | undefined {
  if (origin !== widgetOrigin || typeof data !== 'string') return undefined
  try {
    const message = JSON.parse(data) as { event?: string; auth_data?: WidgetPayload }
    return message.event === 'auth_user' ? message.auth_data : undefined
  } catch {
    return undefined // the frame also speaks of other things
  }
}
