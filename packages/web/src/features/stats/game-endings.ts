import type { SiteStatistics } from '@matchbol/core/stats/contract'

type Shares = SiteStatistics['shares']

/** How games end, in the order in which it is told. What never happened is left out. */
export const gameEndings = ({ games, ...shares }: Shares): { name: string; games: number; share: number }[] =>
  endings
    .map(({ key, name }) => ({ name, games: shares[key], share: games > 0 ? shares[key] / games : 0 }))
    .filter((ending) => ending.games > 0)

const endings = [
  { key: 'straightSets', name: 'Без програного сету' },
  { key: 'decidingSet', name: 'У вирішальному сеті' },
  { key: 'withTiebreak', name: 'З тай-брейком у сеті' },
  { key: 'retired', name: 'Відмова під час гри' },
  { key: 'unplayed', name: 'Неявка або дискваліфікація' },
] as const satisfies readonly { key: Exclude<keyof Shares, 'games'>; name: string }[]
