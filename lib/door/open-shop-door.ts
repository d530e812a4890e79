import 'server-only'
import { join } from 'node:path'
import { processCache } from '../../cache/process-cache.mjs'
import { env, isDevelopment, isSecureOrigin } from '../env'
import { startFoundPages } from '../found/start-found-pages'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { readStaticFiles } from './static-files'

/** Changes with which the settings of the shop may be others. */
const SETTINGS = ['store', 'shop']

/** Changes with which what stands around a search may be another: its menu, its footer. */
const AROUND = [...SETTINGS, 'categories', 'pages']

/** The door as this shop is configured. */
export function openShopDoor() {
  const copies = new PageCopies()
  let era = 0
  let frameEra = 0
  processCache().onChange((changes) => {
    copies.forgetAll()
    if (changes.some((change) => SETTINGS.includes(change))) era++
    if (changes.some((change) => AROUND.includes(change))) frameEra++
  })
  const files = readStaticFiles(join(process.cwd(), '.next', 'static'))
  const { MAX_REQUESTS: most, EXTENSION_SCRIPT_HASHES: trusted } = env()
  const found = isDevelopment() ? undefined : startFoundPages()
  openDoor({
    most,
    isHttps: isSecureOrigin(),
    copies,
    found,
    files,
    trusted,
    era: () => String(era),
    frameEra: () => String(frameEra),
  })
}
