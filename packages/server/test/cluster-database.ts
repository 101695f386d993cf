import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A new database on the throw-away cluster: still empty, or a copy of `template`. */
export async function createTestDatabase(clusterUrl: string, template = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  await onCluster(clusterUrl, `create database ${name} template ${template}`)
  return { name, url: url.href, drop: () => onCluster(clusterUrl, `drop database ${name} with (force)`) }
}

async function onCluster(clusterUrl: string, statement: string) {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
