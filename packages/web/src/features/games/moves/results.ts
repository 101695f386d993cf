import type { Game } from '@matchbol/core/games/game-shapes'

export interface ResultsGroup {
  title: string
  games: Game[]
  /** Something here is mine to do; otherwise I wait. */
  isMine: boolean
}

/** Games around a result by what they need, the most pressing first; a group without games is left out. */
export function groupResults(games: readonly Game[], myId: number, now: Date): ResultsGroup[] {
  const isAhead = ({ agreedAt }: Game) => agreedAt !== null && new Date(agreedAt) > now
  const inStatus = (status: Game['status'], fits: (game: Game) => boolean = () => true) =>
    games.filter((game) => game.status === status && fits(game))
  return [
    {
      title: 'Чекають вашого підтвердження',
      isMine: true,
      games: inStatus('PENDING_CONFIRMATION', ({ submittedBy }) => submittedBy !== myId),
    },
    { title: 'Внесіть результат', isMine: true, games: inStatus('ACCEPTED', (game) => !isAhead(game)) },
    { title: 'Оскаржені', isMine: true, games: inStatus('DISPUTED', ({ mayResubmit }) => mayResubmit) },
    { title: 'Вирішує адміністратор', isMine: false, games: inStatus('DISPUTED', ({ mayResubmit }) => !mayResubmit) },
    {
      title: 'Чекають на суперника',
      isMine: false,
      games: inStatus('PENDING_CONFIRMATION', ({ submittedBy }) => submittedBy === myId),
    },
    { title: 'Майбутні ігри', isMine: false, games: inStatus('ACCEPTED', isAhead).sort(byTime) },
  ].filter((group) => group.games.length > 0)
}

const byTime = (one: Game, other: Game) => (one.agreedAt ?? '').localeCompare(other.agreedAt ?? '')
