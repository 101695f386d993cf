import { dayOf, when } from '@matchbol/text/shared/dates'
import { useNavigate } from '@tanstack/react-router'
import { Monitor, Smartphone } from 'lucide-react'
import type { Reply } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useNow } from '../../../lib/browser/use-now.ts'
import { leave } from '../../../lib/session/leave.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { deviceName } from './device-name.ts'
import styles from './settings.module.css'

type Device = Reply<'GET /api/v1/users/me/sessions'>[number]

/** Where I am signed in; any of it can be ended. */
export function SettingsDevices({ devices }: { devices: readonly Device[] }) {
  const api = useApi()
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  const endAll = useAction(
    () => Promise.all(others.map(({ id }) => api.call('DELETE /api/v1/users/me/sessions/{id}', { params: { id } }))),
    { done: 'На інших пристроях сеанси завершено', failed: 'Не вдалося завершити всі сеанси' },
  )
  return (
    <>
      <ul className={styles.devices}>
        {[...devices.filter(({ isCurrent }) => isCurrent), ...others].map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles.actions}>
          <Button variant="outline" color="neutral" loading={endAll.busy} onClick={() => void endAll.run()}>
            Завершити всі інші
          </Button>
          <FailureNote {...endAll.failure} />
        </div>
      )}
    </>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const api = useApi()
  const now = useNow()
  const navigate = useNavigate()
  const { name, isHandheld } = deviceName(device.device)
  const Icon = isHandheld ? Smartphone : Monitor
  const end = useAction(() => api.call('DELETE /api/v1/users/me/sessions/{id}', { params: { id: device.id } }), {
    done: { title: 'Сеанс завершено', description: name },
    failed: 'Не вдалося завершити сеанс',
  })
  const leaveHere = async () => {
    const left = leave(api)
    await navigate({ to: '/' })
    await left
  }
  return (
    <li>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <div className="min-w-0">
        <b>{name}</b>
        {device.isCurrent && <Badge>Цей пристрій</Badge>}
        <small>{device.isCurrent ? 'Активний зараз' : `Останній раз ${when(device.lastUsedAt, now)}`}</small>
        <small>Вхід {dayOf(device.startedAt, now)}</small>
      </div>
      <Button
        variant="outline"
        color={device.isCurrent ? 'neutral' : 'error'}
        size="sm"
        loading={end.busy}
        onClick={() => void (device.isCurrent ? leaveHere() : end.run())}
        aria-label={device.isCurrent ? 'Вийти на цьому пристрої' : `Завершити сеанс: ${name}`}
      >
        {device.isCurrent ? 'Вийти' : 'Завершити'}
      </Button>
      <FailureNote {...end.failure} />
    </li>
  )
}
