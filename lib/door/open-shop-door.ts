import 'server-only'
import { join } from 'node:path'
import { processCache } from '../../cache/process-cache.mjs'
import { env, isDevelopment, isSecureOrigin } from '../env'
import { startFoundPages } from '../found/start-found-pages'
import { AROUND, eraOf, SETTINGS } from './era-of'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { readStaticFiles } from './static-files'

/** The door as this shop is configured. */
export function openShopDoor() {
  const copies = new PageCopies()
  const cache = processCache()
  cache.onChange(() => copies.forgetAll())
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
    era: eraOf(cache, SETTINGS),
    frameEra: eraOf(cache, AROUND),
  })
}
