import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openEmbedded } from './embedded.ts'

it('a data folder that cannot be made is refused in a sentence that says what to do', async () => {
  const place = await mkdtemp(join(tmpdir(), 'matchbol-embedded-'))
  try {
    await writeFile(join(place, 'file'), '')
    const folder = join(place, 'file', 'data')
    await expect(openEmbedded(folder)).rejects.toThrow(
      /^Cannot write to the data folder .+\. Set DATA_DIR to a folder of yours\.$/,
    )
  } finally {
    await rm(place, { recursive: true })
  }
})
