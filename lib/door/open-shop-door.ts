import 'server-only'
import { processCache } from '../../cache/process-cache.mjs'
import { env, isSecureOrigin } from '../env'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'

/** The door as this shop is configured. */
export function openShopDoor() {
  const copies = new PageCopies()
  processCache().onChange(() => copies.forgetAll())
  openDoor({ most: env().MAX_REQUESTS, isHttps: isSecureOrigin(), copies })
}
