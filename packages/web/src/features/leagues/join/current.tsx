import { categoryLabel } from '@matchbol/text/leagues/league'
import type { SessionUser } from '../../../lib/session/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RemoteIcon } from '../../../ui/picture/remote-icon.tsx'

interface Props {
  memberships: SessionUser['leagues']
  onChange: (membershipId: number) => void
}

export const JoinLeagueCurrent = ({ memberships, onChange }: Props) => (
  <section>
    <h3 className="text-sm font-semibold tracking-normal">Ваші поточні ліги:</h3>
    <ul className="mt-2 divide-y divide-border rounded-ctl border border-border">
      {memberships.map(({ id, league, category }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
          <span className="mr-auto">
            <b className="block font-semibold">{league.name}</b>
            <small className="flex items-center gap-1.5 text-xs text-muted">
              {category?.icon && <RemoteIcon name={category.icon} size={14} />}
              {category ? categoryLabel(category) : 'Без категорії'}
            </small>
          </span>
          <Badge color="success">Активний</Badge>
          <Button variant="link" size="sm" onClick={() => onChange(id)}>
            Змінити
            <span className="sr-only"> лігу «{league.name}»</span>
          </Button>
        </li>
      ))}
    </ul>
  </section>
)
