import 'server-only'
import { gauge } from '../metrics/registry'
import type { UpstreamCall } from './observe-call'

interface Watched {
  readonly isOpen: boolean
}

/** Next loads this file in several bundles; there is one breaker for each program that is asked. */
const KEY = Symbol.for('storefront.breakers')
const shared = globalThis as { [KEY]?: Map<string, Watched> }

/** Lets metrics tell whether a breaker is open. @returns the breaker */
export function watchBreaker<Breaker extends Watched>(upstream: UpstreamCall['upstream'], breaker: Breaker): Breaker {
  const breakers = (shared[KEY] ??= new Map())
  breakers.set(upstream, breaker)
  gauge({
    name: 'storefront_breaker_open',
    help: '1 while calls to another program are answered without asking it, as it is away.',
    labelNames: ['upstream'],
    collect() {
      for (const [name, { isOpen }] of breakers) this.set({ upstream: name }, isOpen ? 1 : 0)
    },
  })
  return breaker
}
