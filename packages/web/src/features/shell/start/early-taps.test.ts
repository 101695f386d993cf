import { afterEach, expect, it, vi } from 'vitest'
import { tellSearchIsReady } from '../../search/early-search.ts'
import { beforeFirstPaint } from './before-first-paint.ts'
import { tellPageIsAlive } from './early-taps.ts'

class Button extends EventTarget {
  isConnected = true
  presses = 0
  readonly type: string
  readonly form: object | null
  constructor(type = 'button', form: object | null = null) {
    super()
    this.type = type
    this.form = form
  }
  closest = (selector: string) => (selector === 'button' ? this : null)
  click = () => {
    this.presses += 1
  }
}

/** A page on which only the script of the head has run: how it is marked, and whether a press comes through to the browser. */
function openPage() {
  const marks = new Set<string>()
  const documentElement = {
    dataset: {},
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  }
  const document = Object.assign(new EventTarget(), { documentElement })
  vi.stubGlobal('document', document)
  new Function('document', 'localStorage', beforeFirstPaint)(document, {})
  const press = (target: EventTarget) => {
    const click = new Event('click', { cancelable: true })
    Object.defineProperty(click, 'target', { value: target })
    return document.dispatchEvent(click)
  }
  const type = (code: string, keys: object = {}) =>
    document.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { code, ...keys }))
  return { marks, press, type }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a button pressed before the page is alive is pressed again then; the last one, where there were several', () => {
  const { marks, press } = openPage()
  const [first, last] = [new Button(), new Button()]
  expect([press(first), press(last)]).toEqual([false, false])
  expect([...marks]).toEqual(['data-tapped'])
  tellPageIsAlive()
  expect([first.presses, last.presses, marks.size]).toEqual([0, 1, 0])
})

it('one that the living page no longer has is let be', () => {
  const { press } = openPage()
  const gone = new Button()
  press(gone)
  gone.isConnected = false
  tellPageIsAlive()
  expect(gone.presses).toBe(0)
})

it('links and the buttons of forms do their work without scripts', () => {
  const { marks, press } = openPage()
  const link = Object.assign(new EventTarget(), { closest: () => null })
  expect([press(link), press(new Button('submit', {}))]).toEqual([true, true])
  expect(marks.size).toBe(0)
})

it('a living page answers by itself', () => {
  const { press } = openPage()
  tellPageIsAlive()
  expect(press(new Button())).toBe(true)
})

it('Ctrl+K pressed before the search is there opens it once it is, and leaves the browser its own keys', () => {
  const { type } = openPage()
  expect([type('KeyK'), type('KeyL', { ctrlKey: true }), type('KeyK', { ctrlKey: true, shiftKey: true })]).toEqual([
    true,
    true,
    true,
  ])
  expect(type('KeyK', { ctrlKey: true })).toBe(false)
  expect(tellSearchIsReady()).toBe(true)
  expect([type('KeyK', { ctrlKey: true }), tellSearchIsReady()]).toEqual([true, false])
})
