import { contactStepSchema, type Draft, placeSchema } from '../../contract/entities/checkout'
import {
  billingField,
  type CheckoutStep,
  SEPARATE_BILLING,
  PLACE_FIELDS,
  type PlaceField,
} from '../../contract/entities/checkout-fields'
import type { ShippingMethod } from '../../contract/entities/shipping'
import { PAYMENT_METHODS } from '../../contract/payment/methods'
import { type CheckoutShop, toId } from './draft'
import { placeProblem } from '../customers/addresses'
import type { Shop } from '../http/context'
import { type Schema, ValidationError } from 'yup'
import type { FieldErrors } from '../../contract/envelope'
import { isBlank } from '../../contract/written-text'
import type { Texts } from '../i18n/types'

async function addressProblems(shop: CheckoutShop, draft: Draft): Promise<Problem[]> {
  const shipping = await placeProblems(
    shop,
    placeOf(draft, (field) => field),
  )
  if (draft.billingSame !== SEPARATE_BILLING) return shipping
  const billing = await placeProblems(shop, placeOf(draft, billingField))
  const billingProblems = billing.map(({ field, ...problem }) => ({
    field: `billing${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    ...problem,
  }))
  return [...shipping, ...billingProblems]
}

/** Problems of a choice: none made, or one that is no longer available. */
function choiceProblems(
  field: keyof Draft,
  input: string,
  { isKnown, message }: { isKnown: boolean; message: string },
) {
  if (isKnown) return []
  return [{ field, code: input.trim() === '' ? 'required' : 'unknown', message }]
}

/**
 * Problems by checkout step.
 * @param methods those of the country; null if nothing is shipped: neither address nor delivery method is needed
 */
export async function checkoutProblems(
  shop: CheckoutShop,
  draft: Draft,
  methods: ShippingMethod[] | null,
): Promise<Record<CheckoutStep, Problem[]>> {
  const { checkout: texts } = shop.texts
  const { email, shippingId, paymentMethod } = draft
  return {
    contact: fieldProblems(contactStepSchema, { email }, shop.texts),
    address: methods ? await addressProblems(shop, draft) : [],
    delivery: methods
      ? choiceProblems('shippingId', shippingId, {
          isKnown: methods.some(({ id }) => id === toId(shippingId)),
          message: texts.shippingUnknown,
        })
      : [],
    payment: choiceProblems('paymentMethod', paymentMethod, {
      isKnown: PAYMENT_METHODS.some((method) => method === paymentMethod),
      message: texts.paymentMethodUnknown,
    }),
  }
}

/** The fields of one of the draft's addresses. */
export const placeOf = (draft: Draft, nameOf: (field: PlaceField) => keyof Draft): Record<PlaceField, string> =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, draft[nameOf(field)]])) as Record<PlaceField, string>

/** Problems of an address: its fields, then country and state against the shop's countries. */
async function placeProblems(
  { db, texts }: Pick<Shop, 'db' | 'texts'>,
  place: Record<PlaceField, string>,
): Promise<Problem[]> {
  const problems = fieldProblems(placeSchema, place, texts)
  const placeError = await placeProblem(db, { countryId: toId(place.countryId), state: place.state.trim() }, texts)
  if (!placeError) return problems
  const isReported = problems.some(({ field, code }) => field === placeError.field && code === 'required')
  return isReported ? problems : [...problems.filter(({ field }) => field !== placeError.field), placeError]
}

export type Problem = FieldErrors['errors'][number]

/** The limit in the error's parameters. */
const toLimit = (value: unknown) => (typeof value === 'number' ? value : 0)

function messageOf({ type, params }: ValidationError, { checkout }: Texts): string {
  if (type === 'min') return checkout.fieldTooShort(toLimit(params?.min))
  if (type === 'max') return checkout.fieldTooLong(toLimit(params?.max))
  return type === 'email' ? checkout.emailInvalid : checkout.fieldInvalid
}

/** One localized problem per invalid field; blank fields are `required`. */
function fieldProblems(schema: Schema, input: Record<string, string>, texts: Texts): Problem[] {
  const blank = Object.keys(input).filter((field) => isBlank(input[field] ?? '.'))
  const problems = blank.map((field) => ({ field, code: 'required', message: texts.checkout.fieldRequired }))
  try {
    schema.validateSync(input, { abortEarly: false })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const inner of error.inner) {
      const field = inner.path ?? ''
      if (problems.some((existing) => existing.field === field)) continue
      problems.push({ field, code: inner.type ?? 'invalid', message: messageOf(inner, texts) })
    }
  }
  return problems
}
