import type { LocalText } from '../demo/catalogue/catalogue'

/** A text of the tests in every language, each to be told from the others. */
export const say = (text: string): LocalText => ({ en: text, es: `${text} (es)`, de: `${text} (de)` })
