import { bool, port, str } from 'envalid'
import { hookSecret, insecureOriginError, optionalOrigin, secret, webAddress } from '../lib/config/validators'
import { readConfig, sharedShape } from '../lib/config/read-config'

/** Every variable of the payment service; `desc` is its description in docs/configuration.md. */
export const paymentServiceShape = {
  PAYMENT_API_SECRET: secret({ desc: 'Secret shared with storefront and store API, at least 32 bytes' }),
  PAYMENT_HOOK_URL: webAddress({ default: 'http://127.0.0.1:4000/pay/hook', desc: 'Webhook URL of the store API' }),
  PAYMENT_HOOK_SECRET: hookSecret({
    desc: 'Signs these webhooks, the same as the store API’s: at least 32 bytes, or base64 with the prefix whsec_',
  }),
  PAYMENT_HOST: str({ default: '127.0.0.1', desc: 'Address to listen on' }),
  PAYMENT_PORT: port({ default: 4300, desc: 'Port to listen on' }),
  PAYMENT_PUBLIC_ORIGIN: optionalOrigin({
    default: '',
    desc: 'Public origin of the pay page; without it: http://localhost:<port>',
  }),
  SIGN_SCHEME_PATH_ACCEPTED: bool({
    default: false,
    desc: 'Also accepts the plain hash of timestamp and path, which proves nothing: for trials only',
  }),
  PAYMENT_DATA_DIR: str({ default: '.data/payments', desc: 'Its journal and lock file' }),
  NODE_ENV: str({ default: 'development', desc: 'production in every service' }),
  ...sharedShape,
}

/** The program cannot start; the message is for the operator and names every missing or invalid variable. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The payment service's configuration. @throws StartError */
export function readEnv() {
  const env = readConfig(paymentServiceShape, {
    env: process.env,
    errorTitle: 'The payment service cannot start',
    crossValidate: ({ NODE_ENV, PAYMENT_PUBLIC_ORIGIN }) => ({
      PAYMENT_PUBLIC_ORIGIN: NODE_ENV === 'production' ? insecureOriginError(PAYMENT_PUBLIC_ORIGIN) : null,
    }),
    createError: (message) => new StartError(message),
  })
  return { ...env, PAYMENT_PUBLIC_ORIGIN: env.PAYMENT_PUBLIC_ORIGIN || `http://localhost:${env.PAYMENT_PORT}` }
}
