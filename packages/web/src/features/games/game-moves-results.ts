import type { Game } from '@matchbol/core/games/game-shapes'

export interface ResultsGroup {
  title: string
  games: Game[]
}

/** Games around a result by what they need, the most pressing first; a group without games is left out. */
export function groupResults(games: readonly Game[], myId: number, now: Date): ResultsGroup[] {
  const isAhead = ({ agreedAt }: Game) => agreedAt !== null && new Date(agreedAt) > now
  const inStatus = (status: Game['status'], fits: (game: Game) => boolean = () => true) =>
    games.filter((game) => game.status === status && fits(game))
  return [
    { title: 'Підтвердьте', games: inStatus('PENDING_CONFIRMATION', ({ submittedBy }) => submittedBy !== myId) },
    { title: 'Внесіть результат', games: inStatus('ACCEPTED', (game) => !isAhead(game)) },
    { title: 'Оскаржені', games: inStatus('DISPUTED') },
    {
      title: 'Чекають на суперника',
      games: inStatus('PENDING_CONFIRMATION', ({ submittedBy }) => submittedBy === myId),
    },
    { title: 'Ще попереду', games: inStatus('ACCEPTED', isAhead).sort(byTime) },
  ].filter((group) => group.games.length > 0)
}

const byTime = (one: Game, other: Game) => (one.agreedAt ?? '').localeCompare(other.agreedAt ?? '')
