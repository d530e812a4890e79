import type { Logger } from 'pino'
import { SignWatch } from '../../contract/sign-watch'
import { StartError, type StoreApiEnv } from '../env'
import { paymentService } from './payment-service'
import type { PaymentProvider } from './provider'
import { sendToPayments } from './send-to-payments'

type PaymentEnv = Pick<StoreApiEnv, 'PAYMENT_API_URL' | 'PAYMENT_API_SECRET' | 'PAYMENT_HOOK_SECRET'>

const SENTENCES = {
  clock: 'the payment service refuses every call: its clock and ours are more than five minutes apart',
  secret: 'the payment service refuses every call: its PAYMENT_API_SECRET is another one',
}

/** Tells of a payment service that takes no call of ours, and why. */
const watchOf = (logger: Logger) =>
  new SignWatch({
    tell: (why) => (why ? logger.error({ why }, SENTENCES[why]) : logger.info('the payment service takes calls again')),
  })

/** Who takes the money, as the environment says; null where nothing can be paid. @throws StartError without the secrets */
export function openPayments(env: PaymentEnv, logger: Logger): PaymentProvider | null {
  const { PAYMENT_API_URL: url, PAYMENT_API_SECRET: secret, PAYMENT_HOOK_SECRET: hookSecret } = env
  if (url === '') return null
  if (secret === '' || hookSecret === '')
    throw new StartError('With PAYMENT_API_URL both PAYMENT_API_SECRET and PAYMENT_HOOK_SECRET have to be set.')
  return paymentService({ url, secret, hookSecret, send: sendToPayments, watch: watchOf(logger) })
}
