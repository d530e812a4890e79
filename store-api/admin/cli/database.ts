import { backUpPglite, restorePglite } from '../../db/backup/pglite'
import { backUpPostgres, restorePostgres } from '../../db/backup/postgres'
import { programEnv, readDatabaseEnv } from '../../env'
import { CommandError } from './command-error'
import { readArgs, say } from './args'
import { migrate } from '../../db/migrate'
import { openPostgresPatiently } from '../../db/open-postgres'
import { generateProducts, MOST_PRODUCTS } from '../../demo/demo'
import { isBegunEmpty } from '../../db/empty-shop'

/** Writes the database into a file. @throws CommandError @throws FolderLocked while the shop has its files */
export async function backupCommand(args: string[]): Promise<void> {
  const { to } = readArgs({ args, options: { to: { type: 'string' } } }).values
  if (!to) throw new CommandError('A backup needs --to and the name of a file.')
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  await (DATABASE_URL ? backUpPostgres(DATABASE_URL, to, programEnv()) : backUpPglite(DATA_DIR, to))
  say(`The database is in ${to}.`)
}

/** Puts a backup into the database. @throws CommandError @throws FolderLocked while the shop has its files */
export async function restoreCommand(args: string[]): Promise<void> {
  const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
  const { from, replace: replaces } = readArgs({ args, options }).values
  if (!from) throw new CommandError('A restore needs --from and the name of a backup.')
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  await (DATABASE_URL
    ? restorePostgres(DATABASE_URL, from, { replaces, env: programEnv() })
    : restorePglite(DATA_DIR, from, replaces))
  say(`The database is as it was in ${from}.`)
}

/** @throws CommandError */
function readProducts(args: string[]): number {
  const { values } = readArgs({ args, options: { products: { type: 'string' } } })
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1 || products > MOST_PRODUCTS)
    throw new CommandError(`This command takes --products and a whole number, ${MOST_PRODUCTS} at most.`)
  return products
}

/** Fills the shop up to a number of products. @throws CommandError without PostgreSQL */
export async function generateCommand(args: string[]): Promise<void> {
  const products = readProducts(args)
  const { DATABASE_URL, STORE_LANGUAGE } = readDatabaseEnv()
  if (!DATABASE_URL) throw new CommandError('This command needs PostgreSQL: set DATABASE_URL.')
  const { db, close } = openPostgresPatiently(DATABASE_URL)
  try {
    await migrate(db)
    if (await isBegunEmpty(db))
      throw new CommandError('This shop was begun without the demo catalogue: generate fills a database of its own.')
    const added = await generateProducts(db, products, STORE_LANGUAGE)
    say(added > 0 ? `${added} products were added.` : `The shop has ${products} products or more already.`)
  } finally {
    await close()
  }
}
