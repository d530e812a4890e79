import { parseArgs } from 'node:util'

/** What Next writes as `localhost` in every address a middleware leads to. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?)$/

/**
 * The address of a loopback that Next was told to listen at by its number. It writes the inner address of every page with
 * `localhost` then, takes it for one of another server, and asks itself for each page without end.
 * @param args what the program was started with
 * @returns null where pages are found
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
