import { readFileSync } from 'node:fs'
import type { OpenDatabase } from '../db/database'
import { openInMemory } from '../db/open-pglite'

/** File of a database that was migrated already; `write-template.ts` makes one for each run of Jest and names it. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/**
 * A database of a test's own, gone when it is closed. A copy of the run's template: to make the files of an empty
 * PostgreSQL, and to migrate them, takes seconds of the processor, and a run opens some hundred.
 */
export function openMemoryDatabase(): Promise<OpenDatabase> {
  const template = process.env[TEMPLATE_VARIABLE]
  return openInMemory(template ? new Blob([readFileSync(template)]) : undefined)
}
