import { expect, it } from 'vitest'
import { beforeFirstPaint } from './before-first-paint.ts'

/** What the script writes on the page when it finds this in the storage of the browser. */
function marksFor(localStorage: Record<string, string>) {
  const dataset: Record<string, string> = {}
  const marks: string[] = []
  const style = { setProperty: (name: string, value: string) => marks.push(`${name}: ${value}`) }
  const documentElement = { dataset, style, setAttribute: (name: string) => marks.push(name) }
  const document = Object.assign(new EventTarget(), { documentElement })
  new Function('document', 'localStorage', beforeFirstPaint)(document, localStorage)
  return { theme: dataset.theme, marks }
}
const userIn = (...leagues: boolean[]) => JSON.stringify({ leagues: leagues.map((isActive) => ({ isActive })) })

it('a guest gets the page as the server drew it, in the theme of their choice', () => {
  expect(marksFor({})).toEqual({ theme: undefined, marks: [] })
  expect(marksFor({ theme: 'dark' }).theme).toBe('dark')
  expect(marksFor({ theme: 'neon' }).theme).toBeUndefined()
})

it('§2: places are held for who is signed in, and for the warning of who is in no league', () => {
  expect(marksFor({ token: 't', user: userIn(true) }).marks).toEqual(['data-signed-in'])
  expect(marksFor({ token: 't', user: userIn(false) }).marks).toEqual(['data-signed-in', 'data-leagueless'])
  expect(marksFor({ token: 't', user: userIn() }).marks).toEqual(['data-signed-in', 'data-leagueless'])
  expect(marksFor({ token: 't', user: userIn(true), turn: '412.5' }).marks).toEqual([
    'data-signed-in',
    '--own-turn-height: 412.5px',
  ])
  expect(marksFor({ token: 't', user: userIn(true), turn: '0' }).marks).toContain('--own-turn-height: 0px')
  expect(marksFor({ turn: '412.5' }).marks).toEqual([])
})

it('an administrator who does not play is not warned', () => {
  const admin = JSON.stringify({ role: 'ADMIN', leagues: [] })
  expect(marksFor({ token: 't', user: admin }).marks).toEqual(['data-signed-in'])
})

it.each([{ token: 't' }, { user: userIn() }, { token: 't', user: '{' }, { token: 't', user: 'null' }])(
  'half a session or a broken one stops nothing: %o',
  (stored) => expect(marksFor(stored as Record<string, string>).marks).toEqual([]),
)
