import type { Currency } from '../../contract/entities/store'
import { formatPrice } from './price'

/**
 * The amount a page shows as machines read it: `79.00`, without symbols or groups.
 * @param amount of the store currency, as the store API sends it
 */
export function decimalPrice(amount: number, currency: Currency): string {
  const bare = { symbolLeft: '', symbolRight: '', symbolThousands: '', decimalSymbol: '.' }
  return formatPrice(amount, { ...currency, ...bare }).replaceAll(' ', '')
}
