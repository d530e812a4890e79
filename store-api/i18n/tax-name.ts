import type { Locale } from './locale'

/** The name of the sales tax in a country, if it differs from the language's usual word; by ISO 3166 code. */
const OF_COUNTRY: Record<Locale, Record<string, string>> = {
  en: { AU: 'GST', CA: 'tax', IN: 'GST', JP: 'tax', NZ: 'GST', SG: 'GST', US: 'tax' },
  es: { DO: 'ITBIS', PA: 'ITBMS', PE: 'IGV', US: 'impuestos' },
  de: { AT: 'USt.' },
}

const OF_LANGUAGE: Record<Locale, string> = { en: 'VAT', es: 'IVA', de: 'MwSt.' }

/** The name of the sales tax beside prices. @param country ISO code of the shop's country; empty if unknown */
export const taxName = (language: Locale, country: string): string =>
  OF_COUNTRY[language][country] ?? OF_LANGUAGE[language]
