interface Options {
  /** Writes one line. */
  write?: (line: string) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

const LOG_INTERVAL_MS = 60_000

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
    this.#nextLines.set(call, time + LOG_INTERVAL_MS)
    const msg = 'the middleware could not ask the store API'
    this.#write(JSON.stringify({ level: ERROR_LEVEL, time, program: 'storefront', call, reason: reasonOf(error), msg }))
  }
}

export const callErrors = new CallErrorLog()

/**
 * The middleware reports the results of its calls to the store API in the Server-Timing header of its responses: the
 * edge runtime has no access to the metrics of the Node.js process (lib/telemetry/middleware-calls.ts).
 */
export type SettingsState = 'fresh' | 'stale' | 'unavailable'

export const settingsMetric = (state: SettingsState): string => `store-settings;desc="${state}"`

/** A call for a resource or a slug redirect has failed. */
export const LOOKUP_FAILED = 'store-lookup;desc="failed"'

const SETTINGS_METRIC = /\bstore-settings;desc="(fresh|stale|unavailable)"/

/** @param header the value of a Server-Timing header; empty if a response has none */
export const readMetrics = (header: string): { settings: SettingsState | undefined; isLookupFailed: boolean } => ({
  settings: SETTINGS_METRIC.exec(header)?.[1] as SettingsState | undefined,
  isLookupFailed: header.includes(LOOKUP_FAILED),
})
