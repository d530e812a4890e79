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
  openDoor({ most: env().MAX_REQUESTS, isHttps: isSecureOrigin(), copies, files })
}
