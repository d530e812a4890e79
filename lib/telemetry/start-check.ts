import 'server-only'
import { env, isDevelopment } from '../env'
import { log } from './log'
import { loopbackHost } from './loopback-host'

function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

/** What an operator should know of limits that nobody's address stands behind; null where one is known. */
export const weakLimits = ({ CLIENT_ADDRESS_HEADER }: { CLIENT_ADDRESS_HEADER: string }): string | null =>
  CLIENT_ADDRESS_HEADER
    ? null
    : 'CLIENT_ADDRESS_HEADER is not set: limits are weak. Tries are counted by the address of the connection, which behind a reverse proxy is the proxy for all shoppers, and by nothing but a cookie where it is this machine.'

/** Ends a server that is configured or called wrongly, and says what is wrong: before the first shopper finds out. */
export function startCheck() {
  try {
    env()
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
  const host = loopbackHost(process.argv.slice(2))
  if (host) refuse(`The storefront does not start with -H ${host}: Next loses its pages there. Use -H localhost.`)
  const weak = weakLimits(env())
  if (weak && !isDevelopment()) log().warn({ event: 'weak limits' }, weak)
}
