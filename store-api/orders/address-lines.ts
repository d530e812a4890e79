import type { OrderAddress } from '../../contract/entities/order'
import { shownPostalCode } from '../../contract/postal-code'

/** An address as it stands on a letter. A city that is its own state is named once. */
export function addressLines({ name, street, city, state, postalCode, country }: OrderAddress): string[] {
  const place = [city, state !== city && state].filter(Boolean).join(', ')
  return [name, street, `${shownPostalCode(postalCode)} ${place}`.trim(), country].filter(Boolean)
}
