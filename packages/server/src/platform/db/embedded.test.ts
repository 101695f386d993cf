import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openingProblem } from './embedded-problem.ts'
import { makePrivateFolder } from './private-folder.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'matchbol-embedded-'))
})
afterEach(() => rm(place, { recursive: true }))

const mode = async (path: string) => (await stat(path)).mode & 0o777

describe.skipIf(process.platform === 'win32')('the data folder is its owner’s alone', () => {
  it('when it is made', async () => {
    const folder = join(place, 'club', 'data')
    const database = await makePrivateFolder(folder)
    expect([await mode(folder), await mode(database)]).toEqual([0o700, 0o700])
  })

  it('and again at each start, when somebody has opened it', async () => {
    const folder = join(place, 'data')
    await mkdir(join(folder, 'database'), { recursive: true })
    for (const path of [folder, join(folder, 'database')]) await chmod(path, 0o777)
    const database = await makePrivateFolder(folder)
    expect([await mode(folder), await mode(database)]).toEqual([0o700, 0o700])
  })
})

describe('a start that cannot be is refused in a sentence that says what to do', () => {
  it.runIf(process.platform === 'linux')('in a place that takes no folders', async () => {
    await expect(makePrivateFolder('/proc/x')).rejects.toThrow(/^Cannot write to the data folder \/proc\/x: ENOENT/)
  })

  it('in a data folder that cannot be made', async () => {
    await writeFile(join(place, 'file'), '')
    await expect(makePrivateFolder(join(place, 'file', 'data'))).rejects.toThrow(
      /^Cannot write to the data folder .+\. Set DATA_DIR to a folder of yours\.$/,
    )
  })

  it.each([
    ['the engine’s filesystem', { name: 'ErrnoError', errno: 51 }],
    ['the engine itself', { name: 'error', code: '53100' }],
    ['Node', { name: 'Error', code: 'ENOSPC' }],
  ])('on a full disk, as %s tells of it', (_who, error) => {
    expect(openingProblem(error, '/data')).toMatchObject({
      message:
        'The disk that holds the data folder /data is full. Make room, or set DATA_DIR to a folder on another disk.',
    })
  })

  it('and a defect stays a defect', () => {
    const defect = new TypeError('x is not a function')
    expect(openingProblem(defect, '/data')).toBe(defect)
  })
})
