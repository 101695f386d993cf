import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WhatIf } from './what-if.tsx'

const swing = { least: 50, typical: 80, most: 161 }
const before = (ratedGames: number) =>
  renderToStaticMarkup(
    <WhatIf figures={{ chance: 0.5, win: swing, loss: swing, ratedGames }} opponentName="О. Коваль" />,
  )

describe('what is read before a game', () => {
  it('tells a newcomer that the rating warms up, and leaves its figures to who opens them', () => {
    const [first = '', folded] = before(4).split('<details')
    expect(first).toContain('Розминка рейтингу: перші 5\u00a0ігор число шукає ваш рівень.')
    expect(first).not.toContain('Якщо програєте')
    expect(folded).toContain('Якщо програєте')
  })
  it('names the stakes at once from the fifth game on', () => {
    expect(before(5)).toContain('Якщо програєте')
    expect(before(5)).not.toMatch(/Розминка|<details/)
  })
})
