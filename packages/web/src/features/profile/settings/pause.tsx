import { dayStart, kyivDate } from '@matchbol/core/shared/kyiv-time'
import { addDays } from '@matchbol/core/shared/plain-date'
import { weekdayOf } from '@matchbol/text/shared/dates'
import { useState } from 'react'
import { useNow } from '../../../lib/browser/use-now.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from './settings.module.css'
import { useSaveProfile } from './use-save-profile.ts'

const spans = [
  { label: 'Тиждень', days: 7 },
  { label: 'Два тижні', days: 14 },
  { label: 'Місяць', days: 30 },
]

/** A pause: until that day nobody can invite. */
export function SettingsPause({ me }: { me: SessionUser }) {
  const now = useNow()
  const until = me.pausedUntil && new Date(me.pausedUntil) > now ? me.pausedUntil : null
  const [day, setDay] = useState(until ? kyivDate(until) : '')
  const tomorrow = addDays(kyivDate(now), 1)
  const pause = useSaveProfile(me, { done: 'Паузу встановлено', failed: 'Не вдалося встановити паузу' })
  const resume = useSaveProfile(me, {
    done: { title: 'Паузу знято', description: 'Вас знову можна запрошувати.' },
    onDone: () => setDay(''),
  })
  const start = dayStart(day)
  const isLater = day >= tomorrow && start !== undefined

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isLater) void pause.run({ pausedUntil: start })
      }}
    >
      {until && (
        <Note color="warning" title={`Ви на паузі до ${weekdayOf(until, now)}`}>
          Цього дня вас знову можна буде запрошувати.
        </Note>
      )}
      <div className={styles.line}>
        <DateField label="Не можу грати до" value={day} today={kyivDate(now)} min={tomorrow} onChange={setDay} />
        <fieldset className={styles.spans} aria-label="Швидкий вибір">
          {spans.map(({ label, days }) => {
            const ahead = addDays(kyivDate(now), days)
            return (
              <button
                key={days}
                type="button"
                className="chip"
                aria-pressed={day === ahead}
                onClick={() => setDay(ahead)}
              >
                {label}
              </button>
            )
          })}
        </fieldset>
      </div>
      <FailureNote {...pause.failure} />
      <FailureNote {...resume.failure} />
      <div className={styles.actions}>
        <Button
          type="submit"
          loading={pause.busy}
          disabled={!isLater || resume.busy || (until !== null && kyivDate(until) === day)}
        >
          {until ? 'Змінити день' : 'Стати на паузу'}
        </Button>
        {until && (
          <Button
            variant="outline"
            color="neutral"
            loading={resume.busy}
            disabled={pause.busy}
            onClick={() => void resume.run({ pausedUntil: null })}
          >
            Зняти паузу
          </Button>
        )}
      </div>
    </form>
  )
}
