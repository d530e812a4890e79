import type { Database } from '../../db/database'

/** Ends a transaction of a dry run. */
class DryRunEnd extends Error {}

/** Runs a change in a transaction that is rolled back, and returns its result. */
export async function dryRun<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const captured: { result?: Result } = {}
  try {
    await db.transaction(async (tx) => {
      captured.result = await work(tx)
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  return captured.result as Result
}
