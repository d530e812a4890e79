import type { Currency } from '../contract/entities/store'
import { formatPrice } from './price'

/**
 * The amount a page shows as machines read it: `79.00`, without symbols or groups.
 * @param minorUnits integer amount in minor units of the store currency
 */
export function decimalPrice(minorUnits: number, currency: Currency): string {
  const bare = { symbolLeft: '', symbolRight: '', symbolThousands: '', decimalSymbol: '.' }
  return formatPrice(minorUnits, { ...currency, ...bare }).replaceAll(' ', '')
}
