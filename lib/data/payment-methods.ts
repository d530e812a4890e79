import 'server-only'
import { logFailure } from '../api/log-failure'
import { paymentApi, takesPayments } from '../api/payment-api'
import { PAYMENT_CALLS } from '../../contract/payment/calls'
import type { PaymentMethods } from '../../contract/payment/intent'
import { publicRead } from './public-read'

/** The ways to pay, in the order they are shown; none where nothing can be paid, or the payment service is away. */
export async function listPaymentMethods(): Promise<PaymentMethods> {
  if (!takesPayments()) return []
  try {
    return await publicRead(PAYMENT_CALLS.listMethods, { tags: ['store'], api: paymentApi })
  } catch (error) {
    logFailure(error, 'the ways to pay could not be listed')
    return []
  }
}
