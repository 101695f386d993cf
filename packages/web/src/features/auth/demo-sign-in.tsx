import { fullName, initials } from '@matchbol/text/shared/names'
import type { Reply } from '../../lib/api/api.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { Spinner } from '../../ui/loading.tsx'
import { Avatar } from '../../ui/picture/avatar.tsx'
import styles from './auth.module.css'
import { signInAsDemo } from './sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

interface Props {
  people: Reply<'GET /api/v1/auth/demo-users'>
  redirect: string | undefined
}

export function DemoSignIn({ people, redirect }: Props) {
  const api = useApi()
  const { attempt, busyWith } = useSignIn(redirect)
  return (
    <div>
      <h2 className="text-lg">Демо-вхід</h2>
      <p className="mt-1 text-muted">Демо з вигаданими гравцями: виберіть, ким увійти. Пароль не потрібен.</p>
      <ul className={styles.demoPeople}>
        {people.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              disabled={busyWith !== undefined}
              aria-busy={busyWith === person.id || undefined}
              onClick={() => attempt(person.id, () => signInAsDemo(api, person.id))}
            >
              <Avatar id={person.id} initials={initials(person)} photoUrl={person.photoUrl} />
              <span className="min-w-0">
                <b>{fullName(person)}</b>
                <small>{person.description}</small>
              </span>
              {busyWith === person.id && <Spinner size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
