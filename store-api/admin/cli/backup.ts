import { backUpPglite } from '../../db/backup/pglite'
import { backUpPostgres } from '../../db/backup/postgres'
import { programEnv, readDatabaseEnv } from '../../env'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { say } from './say'

/** Writes the database into a file. @throws CommandError @throws FolderLocked while the shop has its files */
export async function run(args: string[]): Promise<void> {
  const { to } = readArgs({ args, options: { to: { type: 'string' } } }).values
  if (!to) throw new CommandError('A backup needs --to and the name of a file.')
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  await (DATABASE_URL ? backUpPostgres(DATABASE_URL, to, programEnv()) : backUpPglite(DATA_DIR, to))
  say(`The database is in ${to}.`)
}
