import { openMediaStorage } from '../../catalog/media/open-storage'
import { backUpMedia, mediaFolder, restoreMedia } from '../../db/backup/media'
import { backUpPglite, restorePglite, writeArchive } from '../../db/backup/pglite'
import { backUpPostgres, restorePostgres } from '../../db/backup/postgres'
import { programEnv, readDatabaseEnv } from '../../env'
import { CommandError } from './command-error'
import { print } from './args'
import { commandContext, resolvePath } from './command-context'
import { migrate } from '../../db/migrate'
import { openPostgresForCommands } from '../../db/postgres'
import { generateProducts, MAX_GENERATED_PRODUCTS } from '../../demo/demo'
import { isEmptyShop } from '../../db/empty-shop'

/**
 * Writes the database into a file. @throws CommandError @throws FolderLocked if a shop that accepts no commands has
 * locked it
 */
export async function backupCommand(to: string): Promise<void> {
  const env = readDatabaseEnv()
  const { DATABASE_URL, DATA_DIR } = env
  const media = await openMediaStorage(env)
  const file = resolvePath(to)
  const archive = commandContext()?.archive
  if (DATABASE_URL) await backUpPostgres(DATABASE_URL, file, programEnv())
  else await (archive ? writeArchive(file, archive) : backUpPglite(DATA_DIR, file))
  const copied = await backUpMedia(media, file)
  print(`The database is in ${to}.`)
  if (copied > 0) print(`${copied} photographs are in ${mediaFolder(to)}.`)
}

/** Restores a backup. @throws CommandError @throws FolderLocked while the shop has locked the database files */
export async function restoreCommand(from: string, replaces: boolean): Promise<void> {
  const env = readDatabaseEnv()
  const { DATABASE_URL, DATA_DIR } = env
  const media = await openMediaStorage(env)
  await (DATABASE_URL
    ? restorePostgres(DATABASE_URL, from, { replaces, env: programEnv() })
    : restorePglite(DATA_DIR, from, replaces))
  const { restored, damaged } = await restoreMedia(media, from)
  print(`The database is as it was in ${from}.`)
  if (restored > 0) print(`${restored} photographs were put back.`)
  if (damaged.length > 0)
    throw new CommandError(`${damaged.length} photographs of the backup are damaged: ${damaged[0]} …`)
}

/** @throws CommandError */
function toProducts(word: string): number {
  const products = Number(word)
  if (!Number.isInteger(products) || products < 1 || products > MAX_GENERATED_PRODUCTS)
    throw new CommandError(`This command takes --products and a whole number, ${MAX_GENERATED_PRODUCTS} at most.`)
  return products
}

/** Fills the shop up to a number of products. @throws CommandError without PostgreSQL */
export async function generateCommand(word: string): Promise<void> {
  const products = toProducts(word)
  const { DATABASE_URL, STORE_LANGUAGE } = readDatabaseEnv()
  if (!DATABASE_URL) throw new CommandError('This command needs PostgreSQL: set DATABASE_URL.')
  const { db, close } = openPostgresForCommands(DATABASE_URL)
  try {
    await migrate(db)
    if (await isEmptyShop(db))
      throw new CommandError('This shop was begun without the demo catalogue: generate fills a database of its own.')
    const added = await generateProducts(db, products, STORE_LANGUAGE)
    print(added > 0 ? `${added} products were added.` : `The shop has ${products} products or more already.`)
  } finally {
    await close()
  }
}
