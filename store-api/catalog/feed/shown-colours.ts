import type { ProductAttribute } from '../../db/schema/json-columns'
import type { Locale } from '../../i18n/locale'
import { text } from '../../i18n/local-text'

/** Name of the attribute that lists a product's colours; the feed reads them from it. */
export const COLOURS_LABEL = text('Colours', 'Colores', 'Farben')

/**
 * The colours a product's page names, the main one first: shopping engines hold what they are told against the page. Empty
 * where it names none.
 */
export function shownColours(details: ProductAttribute[], language: Locale): string[] {
  const line = details.find(({ name }) => name.en === COLOURS_LABEL.en)
  const words = line?.value[language].split(', ') ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
}
