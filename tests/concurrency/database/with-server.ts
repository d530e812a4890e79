import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../harness/user-error'
import { findPostgres, startPostgres } from '../../harness/services'
import { Processes } from '../../harness/processes'

/**
 * Works with a PostgreSQL server: the one that is named, else one of our own, which is gone afterwards.
 * @param named its address; empty for none
 * @throws UserError where PostgreSQL is not installed
 */
export async function withServer<Result>(named: string, work: (server: string) => Promise<Result>): Promise<Result> {
  if (named) return work(named)
  const bin = findPostgres()
  if (!bin) throw new UserError('PostgreSQL is not installed: on PGlite nothing races, so nothing would be proved.')
  const processes = new Processes()
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  // PostgreSQL's own user has to get through to its part.
  chmodSync(folder, 0o711)
  const cluster = join(folder, 'postgres')
  mkdirSync(cluster)
  try {
    return await work(await startPostgres(processes, { bin, folder: cluster }))
  } finally {
    await processes.stopAll()
    rmSync(folder, { recursive: true, force: true })
  }
}
