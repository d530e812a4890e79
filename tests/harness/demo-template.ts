import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder of the template for shops that tests start; set by `npm test` for browser tests. */
export const TEMPLATE_VARIABLE = 'DEMO_TEMPLATE'

/** Folders in DATA_DIR (store-api/db/pglite.ts, store-api/main.ts). */
const DATABASE = 'pglite'
const IMAGES = 'pictures'

/** The settings of a shop that decide what is in its folder. */
interface ShopFolder {
  dataDir: string
  isEmpty?: boolean
  env?: Record<string, string>
}

/** Whether a shop would fill the same catalogue into a PGlite of its own. */
const hasSameCatalogue = ({ isEmpty, env = {} }: ShopFolder): boolean =>
  !isEmpty && !env.DATABASE_URL && (env.STORE_LANGUAGE ?? 'en') === 'en'

/**
 * Prepares the folder of a shop that has not been started yet: with the catalogue of the template, if the shop has the
 * same, and with a link to its rendered images, to which all shops add theirs.
 */
export function copyTemplate(template: string, settings: ShopFolder): void {
  const { dataDir } = settings
  mkdirSync(dataDir, { recursive: true })
  const copy = (name: string, make: (from: string, to: string) => void) => {
    if (!existsSync(join(dataDir, name))) make(join(template, name), join(dataDir, name))
  }
  if (hasSameCatalogue(settings)) copy(DATABASE, (from, to) => cpSync(from, to, { recursive: true }))
  copy(IMAGES, symlinkSync)
}
