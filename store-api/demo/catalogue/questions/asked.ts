import type { LocalText } from '../../../i18n/locale'

/** What is asked about a kind of thing, and what the shop answers. `{team}` is whose it is. */
export interface Asked {
  question: LocalText
  answer: LocalText
}
