import type { League, Season } from '@matchbol/core/leagues/league-shapes'
import { seasonEnding, seasonWords } from '@matchbol/text/leagues/season'
import { useNavigate } from '@tanstack/react-router'
import type { ColumnDef } from '@tanstack/react-table'
import { useState } from 'react'
import { useAction } from '../../lib/api/use-action.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { AdminPage, Board } from '../admin-page.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import { DataTable } from '../data-table.tsx'
import { LeagueForm } from './league-form.tsx'
import { LeagueNav, LeaguesLink } from './league-links.tsx'
import { NextSeasonForm, RunningSeasonForm } from './season-form.tsx'

/** One league: its rules and its seasons. */
export function LeaguePage({ league, seasons }: { league: League; seasons: Season[] }) {
  const api = useApi()
  const params = { id: league.id }
  return (
    <AdminPage title={league.name} crumbs={[<LeaguesLink key="leagues" />]}>
      <LeagueNav league={league} />
      <Seasons league={league} seasons={seasons} />
      <Board title="Ліга та її правила">
        <LeagueForm
          key={league.id}
          league={league}
          button="Зберегти лігу"
          done="Лігу збережено"
          send={(_, { changes, version }) =>
            api.call('PUT /api/v1/leagues/{id}', { params, body: { ...changes, version } })
          }
        />
      </Board>
      {league.gamesCount === 0 && <DeleteLeague league={league} />}
    </AdminPage>
  )
}

function Seasons({ league, seasons }: { league: League; seasons: Season[] }) {
  const now = useNow()
  // the season that the dialog was opened on: where another runs by then, the dialog goes
  const [finishing, setFinishing] = useState<number>()
  const running = seasons.find(({ status }) => status === 'ACTIVE')
  const columns: ColumnDef<Season>[] = [
    { header: 'Сезон', cell: ({ row }) => seasonWords(row.original, now) },
    {
      header: 'Стан',
      cell: ({ row }) =>
        row.original.status === 'ACTIVE' ? (
          <span className="text-right md:text-left">
            <Badge color="success">Триває</Badge> {seasonEnding(row.original, league.autoNextSeason)}
          </span>
        ) : (
          <Badge color="neutral">Завершено</Badge>
        ),
    },
  ]
  return (
    <Board
      title="Сезони"
      actions={
        running && (
          <Button variant="outline" onClick={() => setFinishing(running.id)}>
            Завершити сезон
          </Button>
        )
      }
    >
      {running && <RunningSeasonForm key={running.id} season={running} />}
      <DataTable rows={seasons} columns={columns} empty="Сезонів немає." />
      {running && (
        <Modal isOpen={finishing === running.id} onClose={() => setFinishing(undefined)} title="Завершити сезон">
          <NextSeasonForm season={running} onDone={() => setFinishing(undefined)} />
        </Modal>
      )}
    </Board>
  )
}

function DeleteLeague({ league: { id, version, name } }: { league: League }) {
  const api = useApi()
  const navigate = useNavigate()
  const remove = useAction(() => api.call('DELETE /api/v1/leagues/{id}', { params: { id }, query: { version } }), {
    done: 'Лігу видалено',
    failed: 'Лігу не видалено',
    leave: () => navigate({ to: '/admin/leagues' }),
  })
  return (
    <Board title="Видалити лігу">
      <div className="grid justify-items-start gap-3 p-4 sm:p-5">
        <p>
          Можна, поки в лізі ніхто не грав і нікого не запрошував на гру, хай і скасовану. Інакше лігу закривають: її
          таблиці й ігри лишаються.
        </p>
        <ConfirmButton label="Видалити лігу" action={remove}>
          <p>Ліга «{name}» зникне разом із категоріями й сезоном. Повернути її не можна.</p>
        </ConfirmButton>
      </div>
    </Board>
  )
}
