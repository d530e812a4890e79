import { eq } from 'drizzle-orm'
import { addressFieldsSchema } from '../../contract/entities/address'
import type { Draft } from '../../contract/entities/checkout'
import { billingField, ELSEWHERE } from '../../contract/entities/checkout-fields'
import type { OrderAddress } from '../../contract/entities/order'
import { placeOf } from '../checkout/place-problems'
import type { Shop } from '../http/context'
import { country } from '../db/schema'

type Place = ReturnType<typeof placeOf>

/** An address as an order keeps it, in the store's language. It was found good before. */
async function freeze({ db, language }: Pick<Shop, 'db' | 'language'>, place: Place): Promise<OrderAddress> {
  const { firstname, lastname, street, city, state, postalCode, countryId, phone } =
    addressFieldsSchema.validateSync(place)
  const [row] = await db.select().from(country).where(eq(country.id, countryId))
  if (!row) throw new Error('an address was found good, and its country is not there')
  return {
    ...{ name: `${firstname} ${lastname}`, street, city, postalCode, phone },
    state: row.states.find(({ code }) => code === state)?.name ?? state,
    country: row.name[language],
  }
}

/** Where an order goes and where its bill goes. */
export async function freezeAddresses(shop: Pick<Shop, 'db' | 'language'>, draft: Draft) {
  const shipping = placeOf(draft, (field) => field)
  const billing = draft.billingSame === ELSEWHERE ? placeOf(draft, billingField) : shipping
  return { shippingAddress: await freeze(shop, shipping), billingAddress: await freeze(shop, billing) }
}
