import { isoOf, settlePlace } from '../account/place'
import type { CheckoutChange } from '../../contract/entities/checkout'
import {
  BILLING_FIELDS,
  billingField,
  ELSEWHERE,
  PLACE_FIELDS,
  type PlaceField,
} from '../../contract/entities/checkout-fields'
import type { Country } from '../../contract/entities/store'
import { settlePostalCode } from '../../contract/postal-code'
import type { Typed } from '../forms/form-definition'

/** What is kept of a step as it is typed, right or wrong: known without the rules that judge it. */
export interface StepDraft {
  fields: readonly string[]
  changeOf: (typed: Typed) => CheckoutChange
}

/** Where mails about the order go. */
export const contactDraft: StepDraft = {
  fields: ['email'],
  changeOf: ({ email = '' }) => ({ email }),
}

/** The way of delivery, and a note. */
export const deliveryDraft: StepDraft = {
  fields: ['shippingId', 'note'],
  changeOf: ({ shippingId = '', note = '' }) => ({ shippingId, note }),
}

/** The fields of an address, its state by its code where the country has it. */
function placeOf(countries: readonly Country[], typed: Typed, nameOf: (field: PlaceField) => string) {
  const { countryId = '', state = '' } = { countryId: typed[nameOf('countryId')], state: typed[nameOf('state')] }
  const settled = settlePlace(countries, { countryId, state })
  const fields = PLACE_FIELDS.map((field) => [nameOf(field), typed[nameOf(field)] ?? ''])
  const postalCode = settlePostalCode(isoOf(countries, countryId), typed[nameOf('postalCode')] ?? '')
  const known = { [nameOf('state')]: settled.state || state, [nameOf('postalCode')]: postalCode }
  return { ...Object.fromEntries(fields), ...known } as Record<string, string>
}

/**
 * Where the parcel goes, and the bill. An address of the book is named by its id; the box for one address for both is
 * empty where there are two.
 * @param countries those the shop delivers to
 */
export const addressDraft = (countries: readonly Country[]): StepDraft => ({
  fields: ['addressId', ...PLACE_FIELDS, 'billingSame', ...BILLING_FIELDS],
  changeOf: (typed) => {
    const { addressId = '', billingSame = '' } = typed
    return {
      addressId,
      billingSame: billingSame || ELSEWHERE,
      ...(!addressId && placeOf(countries, typed, (field) => field)),
      ...(!billingSame && placeOf(countries, typed, billingField)),
    }
  },
})
