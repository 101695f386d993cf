import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { counted } from '@matchbol/text/shared/plural'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InviteChosen } from '../../features/games/invite/chosen.tsx'
import { InviteFilters } from '../../features/games/invite/filters.tsx'
import { InviteForm } from '../../features/games/invite/invite-form.tsx'
import { loadInvite } from '../../features/games/invite/load.ts'
import styles from '../../features/games/invite/opponents.module.css'
import { InviteOpponents } from '../../features/games/invite/opponents.tsx'
import { InviteSuggestions } from '../../features/games/invite/suggestions.tsx'
import { placeChoices } from '../../features/games/place/place-choices.ts'
import { JoinLeagueButton } from '../../features/leagues/join/button.tsx'
import { pageHead } from '../../lib/address/head.ts'
import { idParam, pageParam, textParam } from '../../lib/address/search-params.ts'
import { useFocusOnArrival } from '../../lib/browser/use-focus-on-arrival.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { ListSkeleton } from '../../ui/data/list-skeleton.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'

interface Search {
  league?: number | undefined
  opponent?: number | undefined
  q?: string | undefined
  page?: number | undefined
}

const searchOf = (search: Partial<Record<keyof Search, unknown>>): Search => ({
  league: idParam(search.league),
  opponent: idParam(search.opponent),
  q: textParam(search.q),
  page: pageParam(search.page),
})

export const Route = createFileRoute('/profile/invite')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => searchOf(search),
  loader: ({ context: { api, me }, deps }) => loadInvite(api, me, deps),
  head: ({ matches }) => pageHead(matches, { title: 'Запросити на гру', noindex: true }),
  pendingComponent: () => (
    <div className="board">
      <ListSkeleton rows={8} />
    </div>
  ),
  component: InvitePage,
})

function InvitePage() {
  const loaded = Route.useLoaderData()
  const { opponent } = Route.useSearch()
  const title = useFocusOnArrival<HTMLHeadingElement>(loaded?.chosen?.player.id ?? 0)
  return (
    <>
      <h1 className="text-3xl outline-none" ref={title} tabIndex={-1}>
        Запросити на гру
      </h1>
      {!loaded ? <NoLeague /> : loaded.chosen ? <Chosen /> : <Opponents isUnknown={opponent !== undefined} />}
    </>
  )
}

const NoLeague = () => (
  <section className="board">
    <EmptyState text="Запрошувати можна тих, хто грає з вами в одній лізі. Спершу вступіть до ліги.">
      <JoinLeagueButton size="lg" />
    </EmptyState>
  </section>
)

function Chosen() {
  const navigate = useNavigate()
  const loaded = Route.useLoaderData()
  const me = useMe()
  if (!loaded?.chosen || !me) return null
  const { chosen, league, theirCourts } = loaded
  return (
    <InviteChosen
      opponent={chosen}
      leagueName={league.name}
      change={
        <Link
          from={Route.fullPath}
          to="."
          search={(old) => ({ ...old, league: league.id, opponent: undefined })}
          className="link"
        >
          Змінити
        </Link>
      }
    >
      <InviteForm
        key={chosen.player.id}
        leagueId={league.id}
        opponent={chosen}
        places={placeChoices(me.preferredCourts, theirCourts)}
        onSent={() => void navigate({ to: '/profile/invitations' })}
        onCrossed={(id) => {
          showToast({ color: 'info', title: 'Між вами вже є незавершена гра', description: 'Ось вона.' })
          void navigate({ to: '/game/$id', params: { id: String(id) } })
        }}
      />
    </InviteChosen>
  )
}

function Opponents({ isUnknown }: { isUnknown: boolean }) {
  const loaded = Route.useLoaderData()
  const { q } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  if (!loaded?.opponents) return null
  const { leagues, league, opponents, suggested } = loaded
  const choose = ({ player }: Opponent, content: ReactNode) => (
    <Link
      from={Route.fullPath}
      to="."
      search={(old) => ({ ...old, league: league.id, opponent: player.id })}
      className={styles.opponent}
    >
      {content}
    </Link>
  )
  return (
    <>
      {isUnknown && <Note color="warning">Цей гравець не грає в лізі «{league.name}». Виберіть когось зі списку.</Note>}
      {opponents.meta.total > suggested.length && <InviteSuggestions opponents={suggested} choose={choose} />}
      <section className="board" aria-label="Усі суперники">
        <InviteFilters
          leagues={leagues}
          leagueId={league.id}
          q={q}
          onFilter={(values, { typing }) =>
            void navigate({ search: searchOf(values), replace: typing, resetScroll: false })
          }
        />
        {opponents.data.length === 0 && <Nobody />}
        <InviteOpponents opponents={opponents.data} choose={choose} />
        <Pagination
          meta={opponents.meta}
          counted={(total) => counted(total, ['суперника', 'суперників', 'суперників'])}
          link={(page, content, label) => (
            <Link from={Route.fullPath} to="." search={(old) => searchOf({ ...old, page })} aria-label={label}>
              {content}
            </Link>
          )}
        />
      </section>
    </>
  )
}

function Nobody() {
  const { q } = Route.useSearch()
  return <EmptyState text={q ? `За запитом «${q}» нікого не знайдено.` : 'У цій лізі поки що немає інших гравців.'} />
}
