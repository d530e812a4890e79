import { LOCALES, type Locale, type LocalText } from '../i18n/locale'

/** Words in the language asked for, else in the one they were written in. */
export function writtenIn(text: Partial<LocalText>, language: Locale): string {
  const known = [language, ...LOCALES].find((locale) => text[locale])
  return (known && text[known]) ?? ''
}
