import type { Shop } from './context'
import type { TakeAttempt } from './take-attempt'

/** What taking in what customers write needs of the shop. */
export interface Desk extends Pick<Shop, 'db' | 'language' | 'now'> {
  take: TakeAttempt
}
