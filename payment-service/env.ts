import { bool, port, str } from 'envalid'
import { insecure, optionalOrigin, webAddress } from '../lib/config/addresses'
import { readConfig } from '../lib/config/read-config'
import { runningShape } from '../lib/config/running-shape'
import { hookSecret, secret } from '../lib/config/secrets'

const shape = {
  PAYMENT_API_SECRET: secret(),
  PAYMENT_HOOK_URL: webAddress({ default: 'http://127.0.0.1:4000/pay/hook' }),
  PAYMENT_HOOK_SECRET: hookSecret(),
  PAYMENT_HOST: str({ default: '127.0.0.1' }),
  PAYMENT_PORT: port({ default: 4300 }),
  PAYMENT_PUBLIC_ORIGIN: optionalOrigin({ default: '' }),
  SIGN_SCHEME_PATH_ACCEPTED: bool({ default: false }),
  PAYMENT_DATA_DIR: str({ default: '.data/payments' }),
  NODE_ENV: str({ default: 'development' }),
  ...runningShape,
}

/** The program cannot start; the message is for the operator and names every variable that is missing or wrong. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The payment service's configuration. @throws StartError */
export function readEnv() {
  const env = readConfig(shape, {
    env: process.env,
    refusal: 'The payment service cannot start',
    alsoWrong: ({ NODE_ENV, PAYMENT_PUBLIC_ORIGIN }) => ({
      PAYMENT_PUBLIC_ORIGIN: NODE_ENV === 'production' ? insecure(PAYMENT_PUBLIC_ORIGIN) : null,
    }),
    fail: (message) => new StartError(message),
  })
  return { ...env, PAYMENT_PUBLIC_ORIGIN: env.PAYMENT_PUBLIC_ORIGIN || `http://localhost:${env.PAYMENT_PORT}` }
}
