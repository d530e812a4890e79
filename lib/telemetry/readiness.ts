import 'server-only'
import { singleton } from '../config/singleton'

/** Whether this instance can be given shoppers. */
export interface Readiness {
  /** Once the shop was seen: what was seen goes on being served without the store API. */
  hasSeenShop: boolean
  /** It is about to end. */
  isLeaving: boolean
}

export const readiness = (): Readiness => singleton('readiness', () => ({ hasSeenShop: false, isLeaving: false }))
