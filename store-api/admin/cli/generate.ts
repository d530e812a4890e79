import { migrate } from '../../db/migrate'
import { openPostgresPatiently } from '../../db/open-postgres'
import { readDatabaseEnv } from '../../env'
import { generateProducts, MOST_PRODUCTS } from '../../demo/demo'
import { isBegunEmpty } from '../../db/empty-shop'
import { CommandError } from './command-error'
import { readArgs } from './read-args'
import { say } from './say'

/** @throws CommandError */
function readProducts(args: string[]): number {
  const { values } = readArgs({ args, options: { products: { type: 'string' } } })
  const products = Number(values.products)
  if (!Number.isInteger(products) || products < 1 || products > MOST_PRODUCTS)
    throw new CommandError(`This command takes --products and a whole number, ${MOST_PRODUCTS} at most.`)
  return products
}

/** Fills the shop up to a number of products. @throws CommandError without PostgreSQL */
export async function run(args: string[]): Promise<void> {
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
