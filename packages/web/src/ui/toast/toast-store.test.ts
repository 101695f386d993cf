import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeToast, holdToasts, readToasts, showToast, usedTime } from './toast-store.ts'

const titles = () => readToasts().map(({ title }) => title)
const show = (title: string, more: { persistent?: boolean; duration?: number } = {}) =>
  showToast({ color: 'info', title, ...more })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  holdToasts(false)
  for (const { id } of readToasts()) closeToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

it('§9: a toast stays for 5000 ms and is gone 200 ms later', () => {
  show('Збережено')
  vi.advanceTimersByTime(4999)
  expect(readToasts()).toMatchObject([{ title: 'Збережено', duration: 5000, isLeaving: false }])
  vi.advanceTimersByTime(1)
  expect(readToasts()).toMatchObject([{ isLeaving: true }])
  vi.advanceTimersByTime(199)
  expect(titles()).toEqual(['Збережено'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

it('§9: at most five are kept; the oldest goes first', () => {
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) show(title)
  expect(titles()).toEqual(['3', '4', '5', '6', '7'])
})

it('§4, §9: an error stays its 5000 ms, whatever error comes after it', () => {
  showToast({ color: 'error', title: 'Немає звʼязку' })
  vi.advanceTimersByTime(4000)
  showToast({ color: 'error', title: 'Знову немає звʼязку' })
  vi.advanceTimersByTime(999)
  expect(readToasts()).toMatchObject([{ title: 'Немає звʼязку', isLeaving: false }, { isLeaving: false }])
  vi.advanceTimersByTime(201)
  expect(titles()).toEqual(['Знову немає звʼязку'])
})

it('§3, §4: each has an id of its own, and the close button removes the one it belongs to', () => {
  const [first, second] = [show('перше'), show('друге')]
  expect(first).not.toBe(second)
  closeToast(first)
  vi.advanceTimersByTime(200)
  expect(titles()).toEqual(['друге'])
})

it('§4: a persistent one is not removed by time', () => {
  show('Сайт оновлено', { persistent: true })
  vi.advanceTimersByTime(3_600_000)
  expect(titles()).toEqual(['Сайт оновлено'])
})

it('§4: time stands still while the pointer hovers, and runs on afterwards', () => {
  const id = show('Читайте', { duration: 1000 })
  vi.advanceTimersByTime(600)
  holdToasts(true)
  vi.advanceTimersByTime(60_000)
  expect(readToasts()[0]).toMatchObject({ id, isLeaving: false })
  holdToasts(false)
  vi.advanceTimersByTime(399)
  expect(readToasts()[0]).toMatchObject({ isLeaving: false })
  vi.advanceTimersByTime(1)
  expect(readToasts()[0]).toMatchObject({ isLeaving: true })
})

it('one that appears under the pointer waits as well', () => {
  holdToasts(true)
  show('Нове')
  vi.advanceTimersByTime(10_000)
  expect(titles()).toEqual(['Нове'])
})

it('knows how much of its time is used up, also while it stands still', () => {
  show('Триває', { duration: 1000 })
  vi.advanceTimersByTime(250)
  const used = () => readToasts().map(usedTime)
  expect(used()).toEqual([250])
  holdToasts(true)
  vi.advanceTimersByTime(250)
  expect(used()).toEqual([250])
})
