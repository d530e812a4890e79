import 'server-only'
import type { ServerResponse } from 'node:http'
import { blockedPort } from '../config/validators'
import { env } from '../env'
import { readMetrics } from '../routing/call-reports'
import { log } from './log'
import { counter, gauge } from './metrics'

type FailedCall = 'settings' | 'lookup'

interface Options {
  /** Called when the settings become unknown, also at first, and when they are known again. */
  onChange: (areKnown: boolean) => void
  onFailure: (call: FailedCall) => void
}

/** Reads the outcomes of the middleware's store API calls from its responses. */
export class MiddlewareCalls {
  /** Undefined before the first response. */
  areSettingsKnown: boolean | undefined
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * Reads the Server-Timing header of a response just before it is sent; a header from a cache must not be read again.
   */
  read(response: Pick<ServerResponse, 'getHeader'>): void {
    const { settings, isLookupFailed } = readMetrics(String(response.getHeader('server-timing') ?? ''))
    if (isLookupFailed) this.#options.onFailure('lookup')
    if (!settings) return
    if (settings !== 'fresh') this.#options.onFailure('settings')
    const areKnown = settings !== 'unavailable'
    const wereKnown = this.areSettingsKnown ?? true
    this.areSettingsKnown = areKnown
    if (wereKnown !== areKnown) this.#options.onChange(areKnown)
  }
}

/** Logs and counts failed calls of the middleware, which runs on the edge runtime and cannot reach the metrics itself. */
export function observeMiddlewareCalls(): MiddlewareCalls {
  const errors = counter({
    name: 'storefront_middleware_call_errors_total',
    help: 'Responses of the middleware for which a call to the store API failed.',
    labelNames: ['call'],
  })
  const calls = new MiddlewareCalls({
    onChange(areKnown) {
      if (areKnown) log().info('the middleware knows the store settings')
      else log().error('the middleware does not know the store settings: nothing is restricted, and no page is cached')
    },
    onFailure: (call) => errors.inc({ call }),
  })
  // The pages' client connects to more ports than the middleware's fetch does.
  const port = blockedPort(env().STORE_API_URL)
  if (port) {
    log().error(
      { port },
      'the Fetch standard blocks the port of STORE_API_URL: the middleware cannot call the store API',
    )
    calls.areSettingsKnown = false
  }
  gauge({
    name: 'storefront_settings_known',
    help: '1 while the middleware knows the store settings, 0 while it does not; absent before its first response.',
    collect() {
      if (calls.areSettingsKnown === undefined) this.remove()
      else this.set(calls.areSettingsKnown ? 1 : 0)
    },
  })
  return calls
}
