import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../../lib/api/use-api.ts'
import { AdminPage, Board } from '../admin-page.tsx'
import { LeagueForm } from './league-form.tsx'
import { LeaguesLink } from './league-links.tsx'

/** A league is founded with its first season, which starts at once. */
export function NewLeaguePage() {
  const api = useApi()
  const navigate = useNavigate()
  return (
    <AdminPage
      title="Нова ліга"
      subtitle="Разом із лігою почнеться її перший сезон. Усе, крім завершених сезонів, можна змінити згодом."
      crumbs={[<LeaguesLink key="leagues" />]}
    >
      <Board title="Якою буде ліга">
        <LeagueForm
          button="Заснувати лігу"
          done="Лігу засновано"
          send={({ version: _, ...values }, { key }) =>
            api.call('POST /api/v1/leagues', { body: { ...values, name: values.name ?? '' }, idempotencyKey: key })
          }
          onDone={({ id }) => void navigate({ to: '/admin/leagues/$id', params: { id: String(id) } })}
        />
      </Board>
    </AdminPage>
  )
}
