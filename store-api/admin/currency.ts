import { currencyDigits } from '../../contract/money'
import type { StoreContent, StoreCurrency } from '../db/schema/json-columns'
import type { Shop } from '../http/context'
import { readStore } from '../db/store-settings'
import type { Locale } from '../i18n/locale'

/**
 * The currency format of a language, limited to digits that can be charged, so that every displayed amount is
 * chargeable.
 */
export function localizeCurrency({ currency }: Pick<StoreContent, 'currency'>, language: Locale): StoreCurrency {
  const own = currency[language]
  return { ...own, decimalPlace: Math.min(own.decimalPlace, currencyDigits(own.code)) }
}

/** The same as it stands now. */
export const readCurrency = async (shop: Pick<Shop, 'db' | 'language'>): Promise<StoreCurrency> =>
  localizeCurrency(await readStore(shop), shop.language)

/**
 * Minor digits of the shop's currency, in which amounts are stored and operators write them: 2 for cents, 0 for yen.
 */
export const readMinorDigits = async (shop: Pick<Shop, 'db' | 'language'>): Promise<number> =>
  (await readCurrency(shop)).minorDigits
