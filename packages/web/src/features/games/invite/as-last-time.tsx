import { kyivDate, toKyiv } from '@matchbol/core/shared/kyiv-time'
import { wholeDateTime } from '@matchbol/text/shared/calendar-days'
import { useNow } from '../../../lib/browser/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { usePressGuard } from '../../../ui/use-press-guard.ts'
import styles from './as-last-time.module.css'
import type { LastInvitation } from './last-invitation.ts'

interface Props {
  /** What the form holds, with the times of a week to come. */
  sent: Pick<LastInvitation, 'kind' | 'place' | 'slots'>
  busy: boolean
  send: () => void
}

/** The whole invitation by one press, for whoever plays at the same hour on the same court; it says what is sent. */
export function AsLastTime({ sent: { kind, place, slots }, busy, send }: Props) {
  const now = useNow()
  const isGuarded = usePressGuard(0) // a second tap on the opponent invites nobody
  const times = slots.map((slot) => wholeDateTime(toKyiv(slot), kyivDate(now))).join(' або ')
  return (
    <section className={styles.asLastTime} aria-labelledby="as-last-time" inert={isGuarded}>
      <div>
        <h3 id="as-last-time">Як минулого разу</h3>
        <p>
          {[times || 'про час домовитеся', place, kind === 'FRIENDLY' ? 'товариська' : 'рейтингова']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Button onClick={send} loading={busy}>
        Надіслати так
      </Button>
    </section>
  )
}
