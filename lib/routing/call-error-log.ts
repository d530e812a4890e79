interface Options {
  /** Writes one line. */
  write?: (line: string) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

const INTERVAL_MS = 60_000

/** Level `error` of the storefront's log (lib/telemetry/log.ts), whose pino does not run on the edge. */
const ERROR_LEVEL = 50

const reasonOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))

/** Logs failed calls to the store API as JSON lines, each kind of call once a minute. */
export class CallErrorLog {
  readonly #write: (line: string) => void
  readonly #now: () => number
  readonly #nextLines = new Map<string, number>()

  constructor({ write = (line) => console.error(line), now = Date.now }: Options = {}) {
    this.#write = write
    this.#now = now
  }

  add(call: string, error: unknown): void {
    const time = this.#now()
    if (time < (this.#nextLines.get(call) ?? 0)) return
    this.#nextLines.set(call, time + INTERVAL_MS)
    const msg = 'the middleware could not ask the store API'
    this.#write(JSON.stringify({ level: ERROR_LEVEL, time, program: 'storefront', call, reason: reasonOf(error), msg }))
  }
}

export const callErrors = new CallErrorLog()
