import type { Checkout } from '../../contract/entities/checkout'
import { CHECKOUT_STEPS } from '../../contract/entities/checkout-fields'
import type { Caller, Shop } from '../http/context'
import { readQuote, type Quote } from './read-quote'

/** What is wrong with a checkout, step by step. */
export const allProblems = ({ problems }: Pick<Quote, 'problems'>) => CHECKOUT_STEPS.flatMap((step) => problems[step])

/** The caller's checkout as it stands. */
export async function readCheckout(shop: Shop, caller: Caller): Promise<Checkout> {
  const quote = await readQuote(shop, caller)
  const { ref, coupon, lines, draft, methods, totals, problems } = quote
  return {
    cart: ref,
    isGuest: caller.customerId === null,
    draft,
    lines,
    methods,
    coupon: coupon && {
      code: coupon.code,
      text: coupon.text,
      discount: totals.discount,
      problem: coupon.problem,
    },
    totals,
    step: CHECKOUT_STEPS.find((step) => problems[step].length > 0) ?? 'payment',
    problems: allProblems(quote),
  }
}
