import { StartError, type StoreApiEnv } from '../env'
import { paymentService } from './payment-service'
import type { PaymentProvider } from './provider'
import { sendToPayments } from './send-to-payments'

type PaymentEnv = Pick<StoreApiEnv, 'PAYMENT_API_URL' | 'PAYMENT_API_SECRET' | 'PAYMENT_HOOK_SECRET'>

/** Who takes the money, as the environment says; null where nothing can be paid. @throws StartError without the secrets */
export function openPayments(env: PaymentEnv): PaymentProvider | null {
  const { PAYMENT_API_URL: url, PAYMENT_API_SECRET: secret, PAYMENT_HOOK_SECRET: hookSecret } = env
  if (url === '') return null
  if (secret === '' || hookSecret === '')
    throw new StartError('With PAYMENT_API_URL both PAYMENT_API_SECRET and PAYMENT_HOOK_SECRET have to be set.')
  return paymentService({ url, secret, hookSecret, send: sendToPayments })
}
