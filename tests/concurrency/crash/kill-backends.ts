import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { nameOf } from '../database/databases'

/** A server that lost a backend starts anew; it gets this long, in milliseconds. */
const PATIENCE = 15_000
const PAUSE = 100

/** The backends that work for the shop just now; those in the middle of something first. */
async function backendsOf(server: string, database: string): Promise<number[]> {
  const client = new Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'
       order by state like 'idle in transaction%' desc, state = 'active' desc`,
      [nameOf(database)],
    )
    return rows.map(({ pid }) => pid)
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Kills one backend of our own server, as running out of memory would: PostgreSQL then ends all others and recovers.
 * @returns whether there was one
 */
export async function killBackend(server: string, database: string): Promise<boolean> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const pids = await backendsOf(server, database).catch((): number[] => [])
    const [pid] = pids
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL')
      return true
    }
    if (Date.now() > end) return false
    await pause(PAUSE)
  }
}
