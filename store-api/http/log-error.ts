import { DrizzleQueryError } from 'drizzle-orm'
import { stdSerializers, type SerializedError } from 'pino'

/** What went wrong with a query, without the query: its parameters are what people wrote. */
function withoutQuery(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? withoutQuery(error.cause ?? new Error('a query failed')) : error
}

/**
 * An error as it may stand in a log: what failed and where, and no value of anybody's. PostgreSQL's `detail` names the
 * values that were in each other's way.
 */
export function errorForLog(error: unknown): unknown {
  const bare = withoutQuery(error)
  if (!(bare instanceof Error)) return bare
  const { detail: _, where: __, ...told } = stdSerializers.err(bare) as SerializedError & Record<string, unknown>
  return told
}

/** For every logger of the store API. */
export const LOG_SERIALIZERS = { err: errorForLog }
