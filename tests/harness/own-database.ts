import { copyOf, createDatabase } from '../../store-api/testing/database'
import { hasSameCatalogue, type ShopFolder } from './demo-template'

/** Databases on the PostgreSQL server of a test run: with the demo catalogue, and migrated without a shop (fill-template.ts). */
export const DEMO_DATABASE = 'demo_template'
export const EMPTY_DATABASE = 'empty_template'

/**
 * Variables of a shop with a database of its own on a server: a copy of the template with the catalogue that the shop would
 * fill, which takes less processor time than PGlite. Its server is deleted after the tests.
 * @param server address of a server with both templates; without one the shop has PGlite
 */
export async function ownDatabase(
  server: string | undefined,
  shop: Pick<ShopFolder, 'isEmpty' | 'env'> = {},
): Promise<Record<string, string>> {
  if (!server) return {}
  return { DATABASE_URL: await createDatabase(server, copyOf(hasSameCatalogue(shop) ? DEMO_DATABASE : EMPTY_DATABASE)) }
}
