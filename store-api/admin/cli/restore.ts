import { restorePglite } from '../../db/backup/pglite'
import { restorePostgres } from '../../db/backup/postgres'
import { programEnv, readDatabaseEnv } from '../../env'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { say } from './say'

/** Puts a backup into the database. @throws CommandError @throws FolderLocked while the shop has its files */
export async function run(args: string[]): Promise<void> {
  const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
  const { from, replace: replaces } = readArgs({ args, options }).values
  if (!from) throw new CommandError('A restore needs --from and the name of a backup.')
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  await (DATABASE_URL
    ? restorePostgres(DATABASE_URL, from, { replaces, env: programEnv() })
    : restorePglite(DATA_DIR, from, replaces))
  say(`The database is as it was in ${from}.`)
}
