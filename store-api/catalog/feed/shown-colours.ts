import type { CatalogueProduct } from '../../demo/catalogue/catalogue'
import { COLOURS_LABEL } from '../../demo/catalogue/details'

type Details = CatalogueProduct['details']

/**
 * The colours a product's page names, the main one first: shopping engines hold what they are told against the page. Empty
 * where it names none.
 */
export function shownColours(details: Details, language: keyof Details[number]['value']): string[] {
  const line = details.find(({ name }) => name.en === COLOURS_LABEL.en)
  const words = line?.value[language].split(', ') ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
}
