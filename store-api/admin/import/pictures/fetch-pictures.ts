import { setTimeout as delay } from 'node:timers/promises'
import { MAX_MEDIA_BYTES } from '../../../catalog/media/inspect'
import { fetchPublic, FetchRefused } from '../../../http/fetch-public'

/** Maximum concurrent requests per host. */
const MAX_PER_HOST = 5
const TRIES = 3
const TIMEOUT_MS = 30_000
const FIRST_PAUSE_MS = 500

export type FetchPicture = (address: string) => Promise<Buffer>

const fetchOnce: FetchPicture = (address) =>
  fetchPublic(address, { maxBytes: MAX_MEDIA_BYTES, timeoutMs: TIMEOUT_MS, isHttpsOnly: true })

/** Runs at most `places` tasks concurrently; the others wait in order. */
function limit(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/**
 * Fetches pictures from public https addresses: five at a time from a host, each tried three times.
 * @throws Error with the last reason
 */
export function pictureFetcher({
  fetchPicture = fetchOnce,
  pauseMs = FIRST_PAUSE_MS,
}: { fetchPicture?: FetchPicture; pauseMs?: number } = {}): FetchPicture {
  const hosts = new Map<string, ReturnType<typeof limit>>()
  const limitOf = (address: string) => {
    const host = URL.canParse(address) ? new URL(address).host : ''
    const known = hosts.get(host) ?? limit(MAX_PER_HOST)
    hosts.set(host, known)
    return known
  }
  const tryToFetch = async (address: string) => {
    for (let tries = 1; ; tries++) {
      try {
        return await fetchPicture(address)
      } catch (error) {
        if (error instanceof FetchRefused || tries === TRIES) throw error
        await delay(pauseMs * 2 ** (tries - 1))
      }
    }
  }
  return (address) => limitOf(address)(() => tryToFetch(address))
}
