import 'server-only'
import { parseArgs } from 'node:util'
import { env, isDevelopment } from '../env'
import { log } from './log'

function exit(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** A warning for operators whose rate limits cannot determine the client's address; null otherwise. */
export const weakLimitsWarning = ({ CLIENT_ADDRESS_HEADER }: { CLIENT_ADDRESS_HEADER: string }): string | null =>
  CLIENT_ADDRESS_HEADER
    ? null
    : 'CLIENT_ADDRESS_HEADER is not set: limits are weak. Tries are counted by the address of the connection, which behind a reverse proxy is the proxy for all shoppers, and by nothing but a cookie where it is this machine.'

/** Exits with a message if the configuration or the `-H` argument is wrong. */
export function checkStartup() {
  try {
    env()
  } catch (error) {
    exit(error instanceof Error ? error.message : String(error))
  }
  const host = loopbackHost(process.argv.slice(2))
  if (host) exit(`The storefront does not start with -H ${host}: Next loses its pages there. Use -H localhost.`)
  const warning = weakLimitsWarning(env())
  if (warning && !isDevelopment()) log().warn({ event: 'weak limits' }, warning)
}

/** Hosts that Next writes as `localhost` in rewrites. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * The numeric loopback address of `-H`, if any. Next then writes rewrites with `localhost`, treats them as another
 * server, and proxies each page to itself without end.
 * @param args of the command line
 */
export function loopbackHost(args: readonly string[]): string | null {
  const { values } = parseArgs({
    args: [...args],
    options: { hostname: { type: 'string', short: 'H' } },
    strict: false,
    allowPositionals: true,
  })
  const { hostname } = values
  return typeof hostname === 'string' && LOOPBACK.test(hostname) ? hostname : null
}
