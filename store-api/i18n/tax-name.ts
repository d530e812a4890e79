import type { Locale } from './locale'

/** The name of the sales tax in a country, if it differs from the language's usual word; by ISO 3166 code. */
const NAME_BY_COUNTRY: Record<Locale, Record<string, string>> = {
  en: { AU: 'GST', CA: 'tax', IN: 'GST', JP: 'tax', NZ: 'GST', SG: 'GST', US: 'tax' },
  es: { DO: 'ITBIS', PA: 'ITBMS', PE: 'IGV', US: 'impuestos' },
  de: { AT: 'USt.' },
}

const NAME_BY_LANGUAGE: Record<Locale, string> = { en: 'VAT', es: 'IVA', de: 'MwSt.' }

/** The name of the sales tax beside prices. @param country ISO code of the shop's country; empty if unknown */
export const taxName = (language: Locale, country: string): string =>
  NAME_BY_COUNTRY[language][country] ?? NAME_BY_LANGUAGE[language]
