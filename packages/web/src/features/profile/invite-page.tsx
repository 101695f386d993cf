import type { Opponent } from '@matchbol/core/games/pair-shapes'
import { Link, useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFocusOnArrival } from '../../lib/browser/use-focus-on-arrival.ts'
import { ListPages } from '../../lib/list/list-page.tsx'
import { useListFilter } from '../../lib/list/use-list-filter.ts'
import { useMe } from '../../lib/session/use-session.ts'
import { EmptyState } from '../../ui/data/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { InviteChosen } from '../games/invite/chosen.tsx'
import { InviteFilters } from '../games/invite/filters.tsx'
import { InviteForm } from '../games/invite/invite-form.tsx'
import styles from '../games/invite/opponents.module.css'
import { InviteOpponents } from '../games/invite/opponents.tsx'
import { InviteSuggestions } from '../games/invite/suggestions.tsx'
import { placeChoices } from '../games/place/place-choices.ts'
import { JoinLeagueButton } from '../leagues/join/button.tsx'

/** Whom to invite, and the invitation itself. */
export function InvitePage() {
  const loaded = useLoaderData({ from: '/profile/invite' })
  const { opponent } = useSearch({ from: '/profile/invite' })
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
  const loaded = useLoaderData({ from: '/profile/invite' })
  const me = useMe()
  if (!loaded?.chosen || !me) return null
  const { chosen, league, theirCourts, last } = loaded
  return (
    <InviteChosen
      opponent={chosen}
      leagueName={league.name}
      change={
        <Link
          from="/profile/invite"
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
        last={last}
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
  const loaded = useLoaderData({ from: '/profile/invite' })
  const { q } = useSearch({ from: '/profile/invite' })
  const narrow = useListFilter()
  if (!loaded?.opponents) return null
  const { leagues, league, opponents } = loaded
  // in a league of a few people the list itself says it
  const suggested = opponents.meta.total > loaded.suggested.length ? loaded.suggested : []
  const isSuggested = new Set(suggested.map(({ player }) => player.id))
  const others = opponents.data.filter(({ player }) => !isSuggested.has(player.id))
  const choose = ({ player }: Opponent, content: ReactNode) => (
    <Link
      from="/profile/invite"
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
      <InviteSuggestions opponents={suggested} choose={choose} />
      <section className="board" aria-label={suggested.length > 0 ? 'Інші суперники' : 'Усі суперники'}>
        <InviteFilters leagues={leagues} leagueId={league.id} q={q} onFilter={narrow} />
        {opponents.data.length === 0 && <Nobody />}
        <InviteOpponents opponents={others} choose={choose} />
        <ListPages meta={opponents.meta} of={['суперника', 'суперників']} />
      </section>
    </>
  )
}

function Nobody() {
  const { q } = useSearch({ from: '/profile/invite' })
  return <EmptyState text={q ? `За запитом «${q}» нікого не знайдено.` : 'У цій лізі поки що немає інших гравців.'} />
}
