import 'server-only'
import { storeApi } from '../store-api'
import { couponForm, refusedCoupon } from '../../checkout/coupon-form'
import { CHECKOUT_PATH, COUPON_ID } from '../../checkout/paths'
import { CALLS } from '../../../contract/calls'
import { submitForm } from '../../forms/outcome'
import { checkoutForm, checkoutRefusal } from './checkout-form'

const PAGE = `${CHECKOUT_PATH}?${COUPON_ID}#${COUPON_ID}`

/** Puts a coupon on the cart. Why it does not count is told at its field. */
export const addCoupon = checkoutForm({
  form: () => couponForm,
  page: PAGE,
  send: async ({ form, typed, caller }) => {
    const send = async (call: Parameters<Parameters<typeof submitForm>[2]['send']>[0]) =>
      (await storeApi().send({ ...call, caller })).data
    const outcome = await submitForm(form, typed, { send, refusalOf: checkoutRefusal })
    return outcome.isDone ? PAGE : { outcome: refusedCoupon(outcome) }
  },
})

/** Takes the coupon off the cart. */
export const removeCoupon = checkoutForm({
  form: () => couponForm,
  page: PAGE,
  send: async ({ caller }) => {
    const { method, path } = CALLS.removeCoupon
    await storeApi().send({ method, path, caller })
    return PAGE
  },
})
