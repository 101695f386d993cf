import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN_POSTGRES = '/usr/lib/postgresql'
const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']

/** The programs of others that a cluster is made of, by path. */
export interface Programs {
  initdb: string
  postgres: string
  pg_basebackup: string
  pgbouncer: string
  nginx: string
}

/** @throws Error that says what to install */
export function findPrograms(): Programs {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin')), ...PLACES]
  const find = (name: string) => {
    const folder = folders.find((folder) => existsSync(join(folder, name)))
    if (folder === undefined)
      throw new Error(`No ${name} on this machine. On Debian: apt-get install postgresql nginx-light pgbouncer`)
    return join(folder, name)
  }
  return {
    initdb: find('initdb'),
    postgres: find('postgres'),
    pg_basebackup: find('pg_basebackup'),
    pgbouncer: find('pgbouncer'),
    nginx: find('nginx'),
  }
}

/** PostgreSQL and PgBouncer refuse to run as root: then they run as `postgres`. */
export function ownerOfDatabases(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
