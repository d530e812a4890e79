import { contactStepSchema, type Draft } from '../../contract/entities/checkout'
import { billingField, ELSEWHERE, type CheckoutStep } from '../../contract/entities/checkout-fields'
import type { ShippingMethod } from '../../contract/entities/shipping'
import { PAYMENT_METHODS } from '../../contract/payment/methods'
import type { CheckoutShop } from './kept-checkout'
import { toId } from './draft-numbers'
import { fieldProblems, type Problem } from './field-problems'
import { placeOf, placeProblems } from './place-problems'

async function addressProblems(shop: CheckoutShop, draft: Draft): Promise<Problem[]> {
  const shipping = await placeProblems(
    shop,
    placeOf(draft, (field) => field),
  )
  if (draft.billingSame !== ELSEWHERE) return shipping
  const billing = await placeProblems(shop, placeOf(draft, billingField))
  const renamed = billing.map(({ field, ...problem }) => ({
    field: `billing${field.charAt(0).toUpperCase()}${field.slice(1)}`,
    ...problem,
  }))
  return [...shipping, ...renamed]
}

/** One of several was chosen, or nothing yet, or what is no longer to be had. */
function choiceProblems(
  field: keyof Draft,
  typed: string,
  { isKnown, message }: { isKnown: boolean; message: string },
) {
  if (isKnown) return []
  return [{ field, code: typed.trim() === '' ? 'required' : 'unknown', message }]
}

/** What every step still lacks, in the order of the steps. */
export async function checkoutProblems(
  shop: CheckoutShop,
  draft: Draft,
  methods: ShippingMethod[],
): Promise<Record<CheckoutStep, Problem[]>> {
  const { checkout: texts } = shop.texts
  const { email, shippingId, paymentMethod } = draft
  return {
    contact: fieldProblems(contactStepSchema, { email }, shop.texts),
    address: await addressProblems(shop, draft),
    delivery: choiceProblems('shippingId', shippingId, {
      isKnown: methods.some(({ id }) => id === toId(shippingId)),
      message: texts.shippingUnknown,
    }),
    payment: choiceProblems('paymentMethod', paymentMethod, {
      isKnown: PAYMENT_METHODS.some((method) => method === paymentMethod),
      message: texts.paymentMethodUnknown,
    }),
  }
}
