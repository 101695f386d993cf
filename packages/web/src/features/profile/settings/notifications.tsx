import type { SessionUser } from '../../../lib/session/session.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import styles from './settings.module.css'
import { SettingsSwitch } from './switch.tsx'
import { useSaveProfile } from './use-save-profile.ts'

type Kind = keyof SessionUser['notifications']

const kinds: { kind: Kind; label: string; hint: string }[] = [
  { kind: 'invitations', label: 'Запрошення', hint: 'Вас запросили, відповіли вам або перенесли чи скасували гру.' },
  { kind: 'results', label: 'Результати', hint: 'Суперник подав, підтвердив або оскаржив результат.' },
  {
    kind: 'reminders',
    label: 'Нагадування',
    hint: 'Про гру, запрошення без відповіді й результат, який чекає на вас.',
  },
  { kind: 'news', label: 'Новини клубу', hint: 'Розсилки адміністраторів: турніри, події, зміни правил.' },
]

/** What the club may write to me about in Telegram, once it writes at all. */
export function SettingsNotifications({ me }: { me: SessionUser }) {
  const save = useSaveProfile(me, {
    done: { title: 'Збережено', description: 'Діятиме, коли сайт почне писати в Telegram.' },
  })
  return (
    <div className={styles.switches}>
      {kinds.map(({ kind, label, hint }) => (
        <SettingsSwitch
          key={kind}
          label={label}
          hint={hint}
          checked={me.notifications[kind]}
          onTurn={(on) => save.run({ notifications: { [kind]: on } })}
        />
      ))}
      <FailureNote {...save.failure} />
    </div>
  )
}
