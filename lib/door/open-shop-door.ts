import 'server-only'
import { join } from 'node:path'
import { processCache } from '../cache/process-cache.mjs'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '../session/client-address'
import { env, isSecureOrigin } from '../env'
import { observeMiddlewareCalls } from '../observe/middleware-calls'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { readStaticFiles } from './static-files'

/** Where a request comes from: as the operator's proxy writes it, or else whoever has connected. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const { CLIENT_ADDRESS_HEADER } = env()
  const told = CLIENT_ADDRESS_HEADER ? headers[CLIENT_ADDRESS_HEADER] : undefined
  return clientAddress(typeof told === 'string' ? told : (socket.remoteAddress ?? ''))
}

/** The door as this shop is configured. */
export function openShopDoor() {
  const copies = new PageCopies()
  const cache = processCache()
  cache.onChange(() => copies.forgetAll())
  const files = readStaticFiles(join(process.cwd(), '.next', 'static'))
  const { MAX_REQUESTS: most, PUBLIC_ORIGIN: origin, EXTENSION_SCRIPT_HASHES: trusted } = env()
  openDoor({
    most,
    isHttps: isSecureOrigin(),
    origin,
    addressOf,
    copies,
    files,
    trusted,
    middlewareCalls: observeMiddlewareCalls(),
  })
}
