import type { OrderAddress } from '../../../contract/entities/order'
import type { Locale } from '../../i18n/locale'
import type { CatalogueAddress, CatalogueCustomer, CatalogueOrderContent } from '../catalogue/accounts/account'
import type { Catalogue } from '../catalogue/catalogue'

/** @throws Error for a country the shop does not know */
function countryOf({ countries }: Pick<Catalogue, 'countries'>, iso: string): Catalogue['countries'][number] {
  const found = countries.find((country) => country.iso === iso)
  if (!found) throw new Error(`an address is in ${iso}, which is no country of the shop`)
  return found
}

/** Where an order goes and who pays for it, as it was when it was placed. @throws Error for an address there is not */
export function orderAddresses(
  catalogue: Catalogue,
  { addresses, firstname, lastname }: CatalogueCustomer,
  { content: { number, shipTo }, language }: { content: CatalogueOrderContent; language: Locale },
) {
  const toKept = ({ country: iso, ...place }: CatalogueAddress): OrderAddress => {
    const { name, states } = countryOf(catalogue, iso)
    const state = states.find(({ code }) => code === place.state)?.name ?? place.state
    return { ...place, state, name: `${firstname} ${lastname}`, country: name[language] }
  }
  const [bill, ship] = [addresses[0], addresses[shipTo]]
  if (!bill || !ship) throw new Error(`${number} goes to an address its customer does not have`)
  return { billingAddress: toKept(bill), shippingAddress: toKept(ship), shipsTo: ship.country }
}
