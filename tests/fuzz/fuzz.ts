import fc from 'fast-check'

/** A target and its generated requests. */
export interface FuzzTarget<Request> {
  name: string
  requests: fc.Arbitrary<Request>
  /** @throws if there is no response */
  send: (request: Request) => Promise<FuzzResponse>
}

interface Run {
  count: number
  /** The same seed generates the same requests. */
  seed: number
  /** Number of concurrent requests. */
  parallel?: number
  onProgress?: (done: number) => void
}

export interface Result {
  /** Number of responses by status; 0 for no response. */
  statuses: Record<number, number>
  /** The first faults, each with its request. */
  faults: string[]
}

/** Requests generated at a time, to limit memory. */
const BATCH = 500

/** Number of stored faults. */
const MAX_FAULTS = 20

const describe = (request: unknown) => JSON.stringify(request).slice(0, 600)

/** Sends generated requests to a target, and checks every response. */
export async function fuzz<Request>(
  target: FuzzTarget<Request>,
  { count, seed, parallel = 8, onProgress }: Run,
): Promise<Result> {
  const result: Result = { statuses: {}, faults: [] }
  const check = async (request: Request) => {
    const { status, fault } = await target.send(request).then(
      (response) => ({ status: response.status, fault: faultOf(response) }),
      (error: unknown) => ({ status: 0, fault: `sent no response (${String(error)})` }),
    )
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (fault && result.faults.length < MAX_FAULTS) result.faults.push(`${target.name} ${fault}: ${describe(request)}`)
  }
  for (let done = 0; done < count; done += BATCH) {
    const requests = fc.sample(target.requests, { numRuns: Math.min(BATCH, count - done), seed: seed + done })
    const work = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) await check(next)
    }
    await Promise.all(Array.from({ length: parallel }, work))
    onProgress?.(Math.min(count, done + BATCH))
  }
  return result
}

export interface FuzzResponse {
  status: number
  text: string
}

/** Expected if the store API is unavailable or overloaded. */
const EXPECTED_ERRORS: ReadonlySet<number> = new Set([502, 503, 504])

/** A stack, a path of the server, or a message of the database: internals that no response may contain. */
const INTERNALS =
  /\n\s+at .+:\d+:\d+|node_modules\/|\/store-api\/|syntax error at or near|DrizzleQueryError|violates .+ constraint/

/** The fault of a response, whatever the request was; null if there is none. */
export function faultOf({ status, text }: FuzzResponse): string | null {
  if (status >= 500 && !EXPECTED_ERRORS.has(status)) return `responded with ${status}`
  if (INTERNALS.test(text)) return 'revealed internals'
  return null
}
