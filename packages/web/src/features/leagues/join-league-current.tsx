import { categoryLabel } from '../../lib/category-label.ts'
import type { SessionUser } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'

export const JoinLeagueCurrent = ({ memberships }: { memberships: SessionUser['leagues'] }) => (
  <section>
    <h3 className="text-sm font-semibold tracking-normal">Ваші поточні ліги:</h3>
    <ul className="mt-2 divide-y divide-border rounded-ctl border border-border">
      {memberships.map(({ id, league, category }) => (
        <li key={id} className="flex items-center justify-between gap-3 px-4 py-2">
          <span>
            <b className="block font-semibold">{league.name}</b>
            <small className="text-xs text-muted">{category ? categoryLabel(category) : 'Без категорії'}</small>
          </span>
          <Badge color="success">Активний</Badge>
        </li>
      ))}
    </ul>
  </section>
)
