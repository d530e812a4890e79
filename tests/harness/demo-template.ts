import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder of the template for shops that tests start; set by `npm test` for browser tests. */
export const TEMPLATE_VARIABLE = 'DEMO_TEMPLATE'

/** Names the folder of rendered images to which all shops that tests start add theirs; set by `npm test`. */
export const IMAGES_VARIABLE = 'RENDERED_IMAGES'

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
 * Prepares the folder of a shop that has not been started yet, by the variables above: with the catalogue of the template
 * if the shop has the same, else with an empty database; and with a link to the rendered images.
 */
export function prepareFolder(settings: ShopFolder, variables: Record<string, string | undefined> = process.env): void {
  const { dataDir, env } = settings
  const { [TEMPLATE_VARIABLE]: template, [IMAGES_VARIABLE]: images } = variables
  if (!template && !images) return
  mkdirSync(dataDir, { recursive: true })
  const isNew = (name: string) => !existsSync(join(dataDir, name))
  if (template && !env?.DATABASE_URL && isNew(DATABASE)) {
    const from = hasSameCatalogue(settings) ? template : emptyTemplate(template)
    cpSync(join(from, DATABASE), join(dataDir, DATABASE), { recursive: true })
  }
  if (images && isNew(IMAGES)) symlinkSync(images, join(dataDir, IMAGES))
}
