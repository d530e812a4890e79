import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

async function execute(server: string, statement: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** How many connections a server takes. */
export async function capacityOf(server: string): Promise<number> {
  const client = new Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ max_connections: string }>('show max_connections')
  await client.end()
  return Number(rows[0]?.max_connections ?? 0)
}

/** A database of its own on a server. @param template the one it is a copy of @returns its address */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `proof_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template}`)
  return urlOf(server, name)
}

/** The address of a database by its name. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** A database's name, as its address tells it. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1)

export const dropDatabase = (server: string, url: string): Promise<void> =>
  execute(server, `drop database if exists ${nameOf(url)} with (force)`)
