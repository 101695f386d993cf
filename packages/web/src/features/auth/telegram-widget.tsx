import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../lib/api/use-api.ts'
import { Button } from '../../ui/button.tsx'
import styles from './auth.module.css'
import { signInWithTelegram } from './sign-in.ts'
import { useSignIn } from './use-sign-in.ts'
import { payloadIn } from './widget-message.ts'

interface Props {
  bot: string
  redirect: string | undefined
  size?: 'medium' | 'large'
}

/**
 * Telegram's own button. The script's `data-onauth` would need eval, which the site's policy forbids: the same payload
 * is taken from the message that the widget's frame sends to the page.
 */
export function TelegramWidget({ bot, redirect, size = 'large' }: Props) {
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const [attemptToLoad, setAttemptToLoad] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const { attempt } = useSignIn(redirect)
  const hear = useEffectEvent((event: MessageEvent) => {
    const payload = payloadIn(event, place.current?.querySelector('iframe')?.contentWindow)
    if (payload) void attempt(payload.id, () => signInWithTelegram(api, payload))
  })

  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another script
  useEffect(() => {
    const here = place.current
    if (!here) return
    const { signal, abort } = listening()
    setState('loading')
    here.addEventListener('load', ({ target }) => target instanceof HTMLIFrameElement && setState('ready'), {
      capture: true, // neither of the two bubbles
      signal,
    })
    here.addEventListener('error', () => setState('failed'), { capture: true, signal })
    here.append(widgetScript(bot, size))
    return () => {
      abort()
      here.replaceChildren()
    }
  }, [bot, size, attemptToLoad])

  return (
    <div className={styles.telegramWidget} data-size={size}>
      <div ref={place} hidden={state === 'failed'} />
      {state === 'loading' && <p>Завантаження...</p>}
      {state === 'failed' && (
        <Button variant="outline" color="neutral" onClick={() => setAttemptToLoad(attemptToLoad + 1)}>
          Telegram недоступний. Спробувати знову
        </Button>
      )}
    </div>
  )
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function widgetScript(bot: string, size: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = 'https://telegram.org/js/telegram-widget.js?22'
  script.dataset.telegramLogin = bot
  script.dataset.size = size
  script.dataset.requestAccess = 'write'
  script.dataset.lang = 'uk'
  return script
}
