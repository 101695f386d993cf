import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const oldest = 15
const debian = '/usr/lib/postgresql'
const patience = 300_000 // ms

/**
 * Starts a cluster that lives in a temporary folder and dies with this process. Undefined when the machine has no
 * PostgreSQL programs.
 */
export async function startPostgres() {
  const bin = findPrograms()
  if (!bin) return undefined
  const owner = ownerIds()
  const folder = mkdtempSync(join(tmpdir(), 'matchbol-pg-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const port = await freePort()
  const keeper = keep(bin, folder, port, owner)
  await untilReady(bin, port, keeper)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: keeper.stop }
}

/** The folder that holds initdb and postgres of a version we support, the newest one where there are several. */
export function findPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(configured ? [configured] : []),
  ]
  return folders.find((folder) => hasPrograms(folder) && majorOf(join(folder, 'postgres')) >= oldest)
}

/** Some machines link only a part of them into a folder of their own. */
const hasPrograms = (folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name)))

function majorOf(program) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/** PostgreSQL refuses to run as root. */
export function ownerIds() {
  if (process.getuid?.() !== 0) return {}
  if (spawnSync('id', ['-u', 'postgres']).status !== 0) spawnSync('useradd', ['--system', 'postgres'])
  const [uid, gid] = ['-u', '-g'].map((of) => Number(spawnSync('id', [of, 'postgres'], { encoding: 'utf8' }).stdout))
  return { uid, gid }
}

/**
 * A shell that ends the cluster and deletes its folder as soon as its input closes: at `stop`, and also when we are
 * interrupted or killed. Nothing is synced to the disk, it is thrown away; deadlocks are made often and found soon; its time
 * zone is not UTC, so that SQL which depends on the session's time zone shows.
 */
function keep(bin, folder, port, owner) {
  const script = `
    cd "$2"
    if "$1/initdb" -D "$2/data" -U postgres -A trust -E UTF8 --locale=${locale} --no-sync; then
      "$1/postgres" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c fsync=off -c synchronous_commit=off \\
        -c full_page_writes=off -c max_connections=200 -c timezone=Europe/Kyiv -c deadlock_timeout=100ms &
      cat > /dev/null
      kill -QUIT $!
      wait $!
    fi
    cd /
    rm -rf "$2"`
  const shell = spawn('sh', ['-c', script, 'sh', bin, folder, String(port)], { ...owner, detached: true })
  let log = ''
  for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  const ended = new Promise((resolve) => shell.on('close', resolve))
  return {
    log: () => log,
    hasEnded: () => shell.exitCode !== null,
    stop: () => {
      shell.stdin.end()
      return ended
    },
  }
}

const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

async function untilReady(bin, port, keeper) {
  for (const end = Date.now() + patience; Date.now() < end && !keeper.hasEnded(); await setTimeout(100)) {
    if (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return
  }
  await keeper.stop()
  throw new Error(`${keeper.log().trim()}\nThe throw-away PostgreSQL cluster did not start, see above.`)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
