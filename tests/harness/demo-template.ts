import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder of the template for shops that tests start; set by `npm test` for browser tests. */
export const TEMPLATE_VARIABLE = 'DEMO_TEMPLATE'

/** Folders in DATA_DIR (store-api/db/pglite.ts, store-api/main.ts). */
export const DATABASE = 'pglite'
const IMAGES = 'pictures'

/** The template's other database, migrated and without a shop: creating one takes four seconds of processor. */
export const emptyTemplate = (template: string): string => join(template, 'empty')

/** The settings of a shop that decide what is in its folder. */
export interface ShopFolder {
  dataDir: string
  isEmpty?: boolean
  env?: Record<string, string>
}

/** Whether a shop would fill the same catalogue as that of the template. */
export const hasSameCatalogue = ({ isEmpty, env = {} }: Pick<ShopFolder, 'isEmpty' | 'env'>): boolean =>
  !isEmpty && (env.STORE_LANGUAGE ?? 'en') === 'en'

/**
 * Prepares the folder of a shop that has not been started yet: with the catalogue of the template, if the shop has the
 * same, else with an empty database; and with a link to its rendered images, to which all shops add theirs.
 */
export function copyTemplate(template: string, settings: ShopFolder): void {
  const { dataDir, env } = settings
  mkdirSync(dataDir, { recursive: true })
  const copy = (from: string, name: string, make: (from: string, to: string) => void) => {
    if (!existsSync(join(dataDir, name))) make(join(from, name), join(dataDir, name))
  }
  if (!env?.DATABASE_URL)
    copy(hasSameCatalogue(settings) ? template : emptyTemplate(template), DATABASE, (from, to) =>
      cpSync(from, to, { recursive: true }),
    )
  // One that no program has drawn for has none.
  mkdirSync(join(template, IMAGES), { recursive: true })
  copy(template, IMAGES, symlinkSync)
}
