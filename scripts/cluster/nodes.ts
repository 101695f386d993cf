import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { built } from '../build.mjs'
import type { Databases } from './databases.ts'
import { freePort, type Running, start, until } from './processes.ts'
import type { Programs } from './programs.ts'

const root = new URL('../..', import.meta.url)

/** Of a bot that does not exist: sign-ins are signed with it as Telegram would, and nobody is written to. */
export const BOT_TOKEN = '4242:a-token-that-only-this-cluster-knows'
export const ADMIN_TELEGRAM_ID = 700_000_001

export interface Node {
  address: string
  process(): Running
  start(): Promise<void>
}

/** The nodes of the product, on the same database and with the same secret. */
export async function startNodes(count: number, databases: Databases, folder: string): Promise<Node[]> {
  const nodes: Node[] = []
  for (let index = 1; index <= count; index++) nodes.push(await nodeOf(index, databases, folder))
  await Promise.all(nodes.map((node) => node.start()))
  return nodes
}

async function nodeOf(index: number, databases: Databases, folder: string): Promise<Node> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const dataFolder = join(folder, `node-${index}`)
  mkdirSync(dataFolder)
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databases.poolerUrl,
    DATABASE_DIRECT_URL: databases.primaryUrl,
    DATABASE_REPLICA_URL: databases.replicaUrl,
    DATA_DIR: dataFolder,
    AUTH_SECRET: 'the secret that all nodes of this cluster share',
    TELEGRAM_BOT_NAME: 'matchbol_cluster_bot',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    ADMIN_TELEGRAM_IDS: String(ADMIN_TELEGRAM_ID),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  let running: Running
  return {
    address,
    process: () => running,
    start: async () => {
      running = start(`node ${index}`, process.execPath, [built.server], { cwd: root, env })
      await until(`node ${index} is ready`, async () => (await fetch(`${address}/readyz`)).ok, running)
    },
  }
}

/** nginx before the nodes: a node that does not answer is passed over, and what it was asked is asked of the next one. */
export async function startBalancer(programs: Programs, nodes: readonly Node[], folder: string, port: number) {
  const home = join(folder, 'nginx')
  mkdirSync(home)
  writeFileSync(join(home, 'nginx.conf'), balancerSettings(nodes, home, port))
  const nginx = start('nginx', programs.nginx, ['-p', home, '-c', join(home, 'nginx.conf'), '-e', 'stderr'])
  const address = `http://127.0.0.1:${port}`
  await until('nginx answers', async () => (await fetch(`${address}/readyz`)).ok, nginx)
  return { address, nginx }
}

const balancerSettings = (nodes: readonly Node[], home: string, port: number) => `
daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${home}/${kind};`).join('\n  ')}
  upstream site {
    ${nodes.map(({ address }) => `server ${new URL(address).host} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 9m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout http_502 http_503; # a write is not asked twice: nginx leaves those alone
      proxy_next_upstream_tries 2;
      proxy_read_timeout 1h; # of server-sent events
    }
  }
}
`
