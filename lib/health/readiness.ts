import 'server-only'

/** Whether this instance can be given shoppers. */
export interface Readiness {
  /** Once the shop was seen: what was seen goes on being served without the store API. */
  hasSeenShop: boolean
  /** It is about to end. */
  isLeaving: boolean
}

/** Next loads this file in several bundles; the process is ready or not. */
const KEY = Symbol.for('storefront.readiness')
const shared = globalThis as { [KEY]?: Readiness }

export const readiness = (): Readiness => (shared[KEY] ??= { hasSeenShop: false, isLeaving: false })
