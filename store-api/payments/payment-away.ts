import { Failure } from '../http/failure'

/** 503: nothing can be paid at this moment, and nothing was. */
export const paymentAway = () => new Failure(503, ({ checkout }) => checkout.paymentAway, { retryAfter: 5 })
