import 'server-only'
import { join } from 'node:path'
import { processCache } from '../../cache/process-cache.mjs'
import { env, isSecureOrigin } from '../env'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { readStaticFiles } from './static-files'

/** The door as this shop is configured. */
export function openShopDoor() {
  const copies = new PageCopies()
  processCache().onChange(() => copies.forgetAll())
  const files = readStaticFiles(join(process.cwd(), '.next', 'static'))
  const { MAX_REQUESTS: most, EXTENSION_SCRIPT_HASHES: trusted } = env()
  openDoor({ most, isHttps: isSecureOrigin(), copies, files, trusted })
}
