import { useState } from 'react'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { SettingsCalendarAddress } from './calendar-address.tsx'
import styles from './settings.module.css'

/** A secret feed of my games for the calendar in my phone. Its address is known only right after it was made. */
export function SettingsCalendar({ me }: { me: SessionUser }) {
  const api = useApi()
  const [address, setAddress] = useState<string>()
  const [asks, setAsks] = useState<'replace' | 'end'>()
  const make = useAction(() => api.call('POST /api/v1/users/me/calendar'), {
    failed: 'Не вдалося створити посилання',
    onDone: ({ data }) => {
      setAddress(new URL(data.url, window.location.href).href)
      setAsks(undefined)
    },
  })
  const end = useAction(() => api.call('DELETE /api/v1/users/me/calendar'), {
    done: { title: 'Календар вимкнено', description: 'Старе посилання більше не працює.' },
    failed: 'Не вдалося вимкнути календар',
    onDone: () => {
      setAddress(undefined)
      setAsks(undefined)
    },
  })

  if (!me.hasCalendar)
    return (
      <div className={styles.actions}>
        <Button loading={make.busy} onClick={() => void make.run()}>
          Створити посилання
        </Button>
        <FailureNote {...make.failure} />
      </div>
    )
  return (
    <>
      {address ? (
        <SettingsCalendarAddress address={address} />
      ) : (
        <p>
          <b>Календар увімкнено.</b> Адресу показано лише раз, коли її створили: ми її не зберігаємо. Якщо вона
          загубилася або потрапила до чужих рук, створіть нову.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="outline" color="neutral" onClick={() => setAsks('replace')}>
          Замінити посилання
        </Button>
        <Button variant="outline" color="error" onClick={() => setAsks('end')}>
          Вимкнути
        </Button>
      </div>
      <Modal
        isOpen={asks !== undefined}
        onClose={() => setAsks(undefined)}
        title={asks === 'end' ? 'Вимкнути календар?' : 'Замінити посилання?'}
        size="sm"
        foot={
          <>
            <Button variant="outline" color="neutral" onClick={() => setAsks(undefined)}>
              Не зараз
            </Button>
            <Button
              color={asks === 'end' ? 'error' : 'primary'}
              loading={make.busy || end.busy}
              onClick={() => void (asks === 'end' ? end.run() : make.run())}
            >
              {asks === 'end' ? 'Вимкнути' : 'Замінити'}
            </Button>
          </>
        }
      >
        <p>
          Теперішнє посилання перестане працювати на всіх пристроях
          {asks === 'end' ? '.' : ', нове доведеться додати до календаря ще раз.'}
        </p>
        <FailureNote {...(asks === 'end' ? end : make).failure} />
      </Modal>
    </>
  )
}
