import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../harness/services'
import type { Processes } from '../harness/processes'

/**
 * Starts a PostgreSQL server of our own, gone when this program ends.
 * @throws Error when PostgreSQL is not installed
 */
export async function startDatabase(processes: Processes): Promise<string> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return startPostgres(processes, { bin, folder })
}
