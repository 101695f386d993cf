import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

it('an address that is not of this machine is refused in one sentence', async () => {
  await expect(listen(createServer(), 0, '203.0.113.1')).rejects.toThrow(
    /^HOST=203\.0\.113\.1 is not an address of this machine\.$/,
  )
})
