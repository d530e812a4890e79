import { currencyDigits } from '../../../contract/money'
import type { StoreContent, StoreCurrency } from '../../db/schema/columns'
import { LANGUAGE_CODES, type Locale } from '../../i18n/locale'

/** The format of a currency in a language, from ICU. */
function currencyIn(locale: Locale, code: string): StoreCurrency {
  const digits = currencyDigits(code)
  const parts = new Intl.NumberFormat(LANGUAGE_CODES[locale], {
    ...{ style: 'currency', currency: code, minimumFractionDigits: digits, useGrouping: true },
  }).formatToParts(-1_234_567.5)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const at = (type: string) => parts.findIndex((part) => part.type === type)
  const isLeft = at('currency') < at('integer')
  const literals = parts.filter(({ type }) => type === 'literal').map(({ value }) => value)
  const space = literals.some((value) => /\s/.test(value)) ? ' ' : ''
  return {
    ...{ code, value: 1, decimalPlace: digits, minorDigits: digits },
    symbolLeft: isLeft ? `${of('currency')}${space}` : '',
    symbolRight: isLeft ? '' : `${space}${of('currency')}`,
    symbolThousands: of('group') || (locale === 'es' ? '.' : ','),
    decimalSymbol: of('decimal') || '.',
  }
}

/** How each language of the shop writes amounts of a currency. @param code ISO 4217 */
export const currencyFormats = (code: string): StoreContent['currency'] => ({
  en: currencyIn('en', code),
  es: currencyIn('es', code),
  de: currencyIn('de', code),
})
