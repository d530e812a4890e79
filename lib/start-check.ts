import 'server-only'
import { env } from './env'
import { loopbackHost } from './loopback-host'

function refuse(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

/** Ends a server that is configured or called wrongly, and says what is wrong: before the first shopper finds out. */
export function startCheck() {
  try {
    env()
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
  const host = loopbackHost(process.argv.slice(2))
  if (host) refuse(`The storefront does not start with -H ${host}: Next loses its pages there. Use -H localhost.`)
}
