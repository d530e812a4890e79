import 'server-only'
import { gauge } from './registry'
import { singleton } from '../config/singleton'
import type { UpstreamCall } from './observe-call'

interface Watched {
  readonly isOpen: boolean
}

/** One for each upstream. */
const breakers = singleton('breakers', () => new Map<string, Watched>())

/** Lets metrics tell whether a breaker is open. @returns the breaker */
export function watchBreaker<Breaker extends Watched>(upstream: UpstreamCall['upstream'], breaker: Breaker): Breaker {
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
