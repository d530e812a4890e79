import { cleanEnv, EnvError, makeValidator, port, str } from 'envalid'
import { SECRET_BYTES } from '../lib/contract/keys'
import { webhookKey } from '../lib/contract/webhook'

const secret = makeValidator<string>((value) => {
  if (Buffer.byteLength(value) < SECRET_BYTES) throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  return value
})

/** As it is, or in base64 behind `whsec_`. */
const hookSecret = makeValidator<string>((value) => {
  try {
    webhookKey(value)
    return value
  } catch (error) {
    throw new EnvError((error as RangeError).message)
  }
})

const isWeb = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const webAddress = makeValidator<string>((value) => {
  if (!isWeb(value)) throw new EnvError('must begin with http:// or https://')
  return value
})

const origin = makeValidator<string>((value) => {
  if (value === '' || (isWeb(value) && new URL(value).origin === value)) return value
  throw new EnvError('must be an origin such as https://pay.example, without a path')
})

const shape = {
  PAYMENT_API_SECRET: secret(),
  PAYMENT_HOOK_URL: webAddress({ default: 'http://127.0.0.1:4000/pay/hook' }),
  PAYMENT_HOOK_SECRET: hookSecret(),
  PAYMENT_HOST: str({ default: '127.0.0.1' }),
  PAYMENT_PORT: port({ default: 4300 }),
  PAYMENT_PUBLIC_ORIGIN: origin({ default: '' }),
  PAYMENT_DATA_DIR: str({ default: '.data/payments' }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
}

/** The program cannot start; the message is for the operator and names every variable that is missing or wrong. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

function refuse({ errors }: { errors: Partial<Record<string, Error>> }) {
  const problems = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message ?? 'missing'}`)
  if (problems.length > 0) throw new StartError(`The payment service cannot start:\n${problems.join('\n')}`)
}

/** The payment service's configuration. @throws StartError */
export function readEnv() {
  const env = cleanEnv(process.env, shape, { reporter: refuse })
  return { ...env, PAYMENT_PUBLIC_ORIGIN: env.PAYMENT_PUBLIC_ORIGIN || `http://localhost:${env.PAYMENT_PORT}` }
}
