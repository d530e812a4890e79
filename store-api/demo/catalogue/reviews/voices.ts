import type { LocalText } from '../../../i18n/locale'

/** What customers write about one kind of thing. Any sentence stands beside any other; `{team}` is whose it is. */
export interface Voices {
  /** How it fits: left out of reviews with doubts. */
  fit?: readonly LocalText[]
  /** By topic: a review has one sentence of a topic at most. */
  praise: readonly (readonly LocalText[])[]
  /** What keeps a review from five stars. */
  doubts: readonly LocalText[]
  /** What one or two stars are given for. */
  complaints: readonly LocalText[]
}
