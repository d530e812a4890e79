import type { Shop } from '../../http/context'
import { migrate } from '../../db/migrate'
import { openPglite } from '../../db/open-pglite'
import { openPostgres } from '../../db/open-postgres'
import { readDatabaseEnv } from '../../env'
import { NeverFilledError } from '../../db/store-settings'
import { CommandError } from './command-error'
import { requireDatabaseIn } from '../../db/data-folder'

/** What a command works with. */
export type Counter = Pick<Shop, 'db' | 'language' | 'now'>

/**
 * Opens the shop's database for a command and closes it afterwards.
 * @throws FolderLocked while the shop has its files
 * @throws CommandError where there are none, and no `DATABASE_URL`, or nothing is in it that the command needs
 */
export async function withDatabase(work: (counter: Counter) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR, STORE_LANGUAGE } = readDatabaseEnv()
  if (!DATABASE_URL) requireDatabaseIn(DATA_DIR)
  const { db, close } = DATABASE_URL ? openPostgres(DATABASE_URL) : await openPglite(DATA_DIR)
  try {
    await migrate(db)
    await work({ db, language: STORE_LANGUAGE, now: Date.now })
  } catch (error) {
    throw error instanceof NeverFilledError ? new CommandError('The shop was never filled: serve it first.') : error
  } finally {
    await close()
  }
}
