import { Chart as ChartJs, registerables } from 'chart.js'
import { describe, expect, it } from 'vitest'
import { chartData } from './chart-data.ts'
import { chartOptions } from './chart-options.ts'
import { colourOf, palette } from './chart-palette.ts'

ChartJs.register(...registerables)

const colours = { text: '#000', muted: '#666', border: '#ddd', surface: '#fff', series: palette.map(() => '#084') }
const look = { colours, isStacked: false, isStill: true, format: String }

/** A drawing surface that takes every stroke and measures letters as seven pixels each. */
function surface() {
  const canvas = { width: 800, height: 300, style: {}, getContext: () => context }
  const context: object = new Proxy(
    { canvas },
    {
      get: (own, name) =>
        name in own ? own[name as never] : (text?: unknown) => ({ width: 7 * String(text ?? '').length }),
    },
  )
  return canvas as unknown as HTMLCanvasElement
}

/** A chart of so many values, laid out by Chart.js itself. */
function laidOut(kind: 'line' | 'bar', values: readonly number[]) {
  const chart = new ChartJs(surface(), {
    type: kind,
    data: chartData(
      { kind, labels: values.map((_, index) => `${index}`), series: [{ name: 'Ігри', values }] },
      colours,
    ),
    options: { ...chartOptions({ ...look, kind }), responsive: false },
  })
  const ticks = { x: chart.scales.x?.ticks.length ?? 0, y: chart.scales.y?.ticks.length ?? 0 }
  chart.destroy()
  return ticks
}

describe('§9: the palette of charts', () => {
  it('§9: has seven colours, all different, in the light theme and in the dark one', () => {
    const themes = palette.map((colour) => /^light-dark\((oklch\(.+?\)), (oklch\(.+?\))\)$/.exec(colour)?.slice(1))
    expect(palette).toHaveLength(7)
    for (const theme of [0, 1]) expect(new Set(themes.map((colours) => colours?.[theme] ?? '')).size).toBe(7)
  })

  it('begins anew after the seventh series', () => {
    expect([0, 6, 7, 13].map((index) => colourOf({}, index))).toEqual([palette[0], palette[6], palette[0], palette[6]])
    const series = Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, values: [1] }))
    const seven = { ...colours, series: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }
    const drawn = chartData({ kind: 'bar', labels: ['1'], series }, seven).datasets.map(
      ({ borderColor }) => borderColor,
    )
    expect(drawn).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'a'])
  })
})

it('a quiet series is grey, whatever its place', () => {
  expect(colourOf({ isQuiet: true }, 1)).toBe(palette[6])
  const series = [{ name: 'Поразки', values: [1], isQuiet: true }]
  const seven = { ...colours, series: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }
  expect(chartData({ kind: 'bar', labels: ['1'], series }, seven).datasets[0]?.borderColor).toBe('g')
})

it('a point says what stands behind it, and a press opens that', () => {
  const opened: string[] = []
  const behind = [null, { words: 'перемога: Ю. Кравець, +48', path: '/game/1' }]
  const options = chartOptions({ ...look, kind: 'line', behind, open: (path) => opened.push(path) })
  const at = (index: number) => [{ index, dataIndex: index }] as never
  expect([0, 1].map((index) => options.plugins?.tooltip?.callbacks?.footer?.call({} as never, at(index)))).toEqual([
    '',
    'перемога: Ю. Кравець, +48',
  ])
  for (const index of [0, 1]) options.onClick?.call({} as never, {} as never, at(index), {} as never)
  expect(opened).toEqual(['/game/1'])
})

describe('§9: the tick limit', () => {
  it.each(['line', 'bar'] as const)('§9: no axis of a %s chart has more than eleven ticks', (kind) => {
    for (const count of [12, 40, 365]) {
      const ticks = laidOut(
        kind,
        Array.from({ length: count }, (_, index) => index * 37),
      )
      expect(ticks.x).toBeGreaterThan(2)
      expect(ticks.x).toBeLessThanOrEqual(11)
      expect(ticks.y).toBeGreaterThan(2)
      expect(ticks.y).toBeLessThanOrEqual(11)
    }
  })

  it('leaves a few values alone: each has its tick', () => expect(laidOut('bar', [1, 2, 3]).x).toBe(3))
})

it('whoever asked for less motion sees none', () => {
  expect(chartOptions({ ...look, kind: 'bar' }).animation).toBe(false)
  expect(chartOptions({ ...look, kind: 'bar', isStill: false }).animation).toEqual({ duration: 180 })
})

it('a gap in a line stays a gap', () =>
  expect(
    chartData({ kind: 'line', labels: ['1', '2'], series: [{ name: 'Рейтинг', values: [1100, null] }] }, colours)
      .datasets[0]?.data,
  ).toEqual([1100, null]))
