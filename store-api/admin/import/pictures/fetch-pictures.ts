import { setTimeout as delay } from 'node:timers/promises'
import { MAX_MEDIA_BYTES } from '../../../catalog/media/inspect'
import { fetchPublic, FetchRefused } from '../../../http/fetch-public'

/** Maximum concurrent requests per host. */
const MAX_PER_HOST = 5
const MAX_ATTEMPTS = 3
const FETCH_TIMEOUT_MS = 30_000
const INITIAL_BACKOFF_MS = 500

export type FetchPicture = (address: string) => Promise<Buffer>

const fetchOnce: FetchPicture = (address) =>
  fetchPublic(address, { maxBytes: MAX_MEDIA_BYTES, timeoutMs: FETCH_TIMEOUT_MS, isHttpsOnly: true })

/** Runs at most `maxConcurrent` tasks at once; the others wait in order. */
function concurrencyLimiter(maxConcurrent: number) {
  const queue: (() => void)[] = []
  let available = maxConcurrent
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (available > 0) available--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else available++
    }
  }
}

/**
 * Fetches pictures from public https addresses: five at a time from a host, each tried three times.
 * @throws Error with the last reason
 */
export function pictureFetcher({
  fetchPicture = fetchOnce,
  pauseMs = INITIAL_BACKOFF_MS,
}: { fetchPicture?: FetchPicture; pauseMs?: number } = {}): FetchPicture {
  const hosts = new Map<string, ReturnType<typeof concurrencyLimiter>>()
  const limiterOf = (address: string) => {
    const host = URL.canParse(address) ? new URL(address).host : ''
    const known = hosts.get(host) ?? concurrencyLimiter(MAX_PER_HOST)
    hosts.set(host, known)
    return known
  }
  const fetchWithRetries = async (address: string) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await fetchPicture(address)
      } catch (error) {
        if (error instanceof FetchRefused || attempt === MAX_ATTEMPTS) throw error
        await delay(pauseMs * 2 ** (attempt - 1))
      }
    }
  }
  return (address) => limiterOf(address)(() => fetchWithRetries(address))
}
