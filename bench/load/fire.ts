import autocannon from 'autocannon'

/** What is asked for again and again. */
export interface Target {
  name: string
  origin: string
  /** The next request: every one its own where answers must not come from a cache, or requests must not repeat. */
  next: () => { path: string; headers?: Record<string, string> }
  /** Requests a second, in even steps, however fast it answers (`fireEvenly`); without it as many as it answers. */
  rate?: number
}

export interface Fired {
  /** Answers a second. */
  perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

const USUAL = { connections: 32, seconds: 4 }

/** Asks a target as fast as it answers, over connections that stay open. @throws Error when an answer is no success */
export async function fire({ name, origin, next }: Target, how: Partial<typeof USUAL> = {}): Promise<Fired> {
  const { connections, seconds } = { ...USUAL, ...how }
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const failures = errors + timeouts + non2xx
  if (failures > 0) throw new Error(`${name}: ${failures} requests had no good answer`)
  return { perSecond: requests.average, p99: latency.p99 }
}
