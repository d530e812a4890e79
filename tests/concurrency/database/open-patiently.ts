import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { OpenDatabase } from '../../../store-api/db/database'
import * as schema from '../../../store-api/db/schema'

/** Where every statement is late, so are locks: what the shop bounds by seconds has a minute here. */
const SESSION = '-c statement_timeout=60000 -c lock_timeout=60000 -c idle_in_transaction_session_timeout=60000'

/** As the shop opens its database, for waits that are made long on purpose. @param connections most at a time */
export function openPatiently(url: string, connections: number): OpenDatabase {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 60_000, options: SESSION })
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), close: () => pool.end() }
}
