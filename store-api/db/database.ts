import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/**
 * The database, or a transaction in it: drizzle over PGlite or PostgreSQL alike. Inside a transaction use nothing but
 * what it hands you: PGlite has one connection, and the outer database would wait for it for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database and how to close it. */
export interface OpenDatabase {
  db: Database
  close: () => Promise<void>
  /** The connections of a pool, where there is one. */
  pool?: () => { total: number; idle: number; waiting: number }
}
