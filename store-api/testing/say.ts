import type { LocalText } from '../i18n/locale'

/** A text of the tests in every language, each to be told from the others. */
export const say = (text: string): LocalText => ({ en: text, es: `${text} (es)`, de: `${text} (de)` })
