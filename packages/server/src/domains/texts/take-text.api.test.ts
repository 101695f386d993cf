import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallPicture } from '../../../test/pictures.ts'
import { openWorld, type World } from '../../../test/world.ts'
import { picturesIn } from '../../platform/markdown/plain-text.ts'
import { keepPictures } from './keep-pictures.ts'
import { takeText } from './take-text.ts'

let world: World
let site: Server
let address: string
let asked = 0
beforeAll(async () => {
  world = await openWorld()
  const picture = Buffer.from(await smallPicture().arrayBuffer())
  site = createServer(({ url }, response) => {
    asked++
    if (url?.startsWith('/silent')) return
    response.end(url === '/court.png' ? picture : 'a page')
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.close()
  site.closeAllConnections()
  await world.close()
})

const guard = { mayAsk: () => true, mayConnect: () => true }
const take = (writerId: number, markdown: string) =>
  takeText(world.db, { markdown, most: 1000, writerId }, world.clock.now, guard)

it('pictures of other sites are fetched into our store as the writer’s own, each once', async () => {
  const { id } = await world.person('Олена Марченко')
  const other = await world.person('Ірина Коваль')
  const stored = await take(id, `![Корт](${address}/court.png)\n\n![ще раз][a]\n\n[a]: ${address}/court.png`)
  expect(stored).toMatch(/^!\[Корт\]\((\/img\/\S+)\)\n\n!\[ще раз\]\(\1\)$/)
  const text = { kind: 'article', id: 1 } as const
  await expect(keepPictures(world.db, text, picturesIn(stored), other.id)).rejects.toMatchObject({
    code: 'IMAGE_NOT_YOURS',
  })
  await keepPictures(world.db, text, picturesIn(stored), id)
  await keepPictures(world.db, text, picturesIn(stored), other.id) // what is in it stays, whoever writes now
})

it('a text that is saved again and again while it is written has its pictures fetched once', async () => {
  const { id } = await world.person('Олена Марченко')
  const before = asked
  const first = await take(id, `![Корт](${address}/court.png)`)
  expect(await take(id, `![Корт](${address}/court.png)\n\nДалі.`)).toBe(`${first}\n\nДалі.`)
  expect(asked - before).toBe(1)
})

it('what cannot be fetched or drawn is refused, and so is too much at once', async () => {
  const { id } = await world.person('Олена Марченко')
  await expect(take(id, `![](${address}/page)`)).rejects.toMatchObject({ code: 'IMAGE_KIND' })
  await expect(take(id, '![](http://127.0.0.1:1/a.png)')).rejects.toMatchObject({ code: 'IMAGE_NOT_FETCHED' })
  const many = Array.from({ length: 11 }, (_, n) => `![](${address}/${n}.png)`).join('\n\n')
  await expect(take(id, many)).rejects.toMatchObject({ code: 'TOO_MANY_FOREIGN_PICTURES' })
})

it('texts that show pictures of a silent site keep nobody else from showing theirs', async () => {
  const writers = await Promise.all(Array.from({ length: 36 }, (_, n) => world.person(`Олена Марченко ${n}`)))
  const texts = writers.flatMap(({ id }) =>
    Array.from({ length: 2 }, (_, n) => take(id, `![](${address}/silent?${id}-${n})`)),
  )
  void Promise.allSettled(texts)
  const { id } = await world.person('Ірина Коваль')
  const elsewhere = address.replace('127.0.0.1', 'localhost')
  expect(await take(id, `![](${elsewhere}/court.png)`)).toContain('/img/')
})
