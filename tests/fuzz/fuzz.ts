import fc from 'fast-check'

/** A target, and what is thrown at it. */
export interface Throwing<Request> {
  name: string
  requests: fc.Arbitrary<Request>
  /** @throws when there is no answer at all */
  send: (request: Request) => Promise<FuzzResponse>
}

interface Run {
  count: number
  /** The same seed throws the same. */
  seed: number
  /** At once. */
  parallel?: number
  onProgress?: (done: number) => void
}

export interface Result {
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** The first faults, each with the request that shows it. */
  faults: string[]
}

/** Requests generated at a time, so that sent ones need not stay in memory. */
const BATCH = 500

/** Failures that are printed in full. */
const MAX_PRINTED = 20

const describe = (request: unknown) => JSON.stringify(request).slice(0, 600)

/** Throws requests at a target and looks at every answer. */
export async function fuzz<Request>(
  target: Throwing<Request>,
  { count, seed, parallel = 8, onProgress }: Run,
): Promise<Result> {
  const result: Result = { statuses: {}, faults: [] }
  const look = async (request: Request) => {
    const { status, fault } = await target.send(request).then(
      (answer) => ({ status: answer.status, fault: faultOf(answer) }),
      (error: unknown) => ({ status: 0, fault: `gave no answer (${String(error)})` }),
    )
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (fault && result.faults.length < MAX_PRINTED) result.faults.push(`${target.name} ${fault}: ${describe(request)}`)
  }
  for (let done = 0; done < count; done += BATCH) {
    const requests = fc.sample(target.requests, { numRuns: Math.min(BATCH, count - done), seed: seed + done })
    const work = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) await look(next)
    }
    await Promise.all(Array.from({ length: parallel }, work))
    onProgress?.(Math.min(count, done + BATCH))
  }
  return result
}

/** What a program answered. */
export interface FuzzResponse {
  status: number
  text: string
}

/** Said of a store API that is away or has too much to do, in words of our own. */
const OWN_WORDS: ReadonlySet<number> = new Set([502, 503, 504])

/** A stack, a path of the server, or a message of the database: internals that no response may contain. */
const INSIDE =
  /\n\s+at .+:\d+:\d+|node_modules\/|\/store-api\/|syntax error at or near|DrizzleQueryError|violates .+ constraint/

/** What is wrong with a response to any request; null when nothing is. */
export function faultOf({ status, text }: FuzzResponse): string | null {
  if (status >= 500 && !OWN_WORDS.has(status)) return `answered ${status}`
  if (INSIDE.test(text)) return 'told of its inside'
  return null
}
