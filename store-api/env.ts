import { bool, cleanEnv, EnvError, makeValidator, num, port, str } from 'envalid'
import { SECRET_BYTES } from '../lib/contract/keys'
import { LOCALES } from './catalogue/catalogue'
import { isLoopback } from './loopback'

/** The sample value of the README: refused. */
const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

const secret = makeValidator<string>((value) => {
  if (Buffer.byteLength(value) < SECRET_BYTES) throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
})

/** None, or as good as the others. */
const optionalSecret = makeValidator<string>((value) => {
  if (value !== '' && Buffer.byteLength(value) < SECRET_BYTES)
    throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  return value
})

/** None, or the address of a mail server. */
const smtpUrl = makeValidator<string>((value) => {
  const isSmtp = value === '' || (URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))
  if (!isSmtp) throw new EnvError('must begin with smtp:// or smtps://')
  return value
})

/** None, or where a payment service answers. */
const paymentUrl = makeValidator<string>((value) => {
  if (value !== '' && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw new EnvError('must begin with http:// or https://')
  return value.replace(/\/+$/, '')
})

/** None, or where storefronts listen, with commas between them. */
const webAddresses = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every((item) => URL.canParse(item) && /^https?:$/.test(new URL(item).protocol))) return list
  throw new EnvError('must be addresses that begin with http:// or https://, with commas between them')
})

/** A guest sees an order for a day: it may not wait longer than somebody can pay it. */
const HOLD = { least: 5, most: 1380 }

const holdMinutes = makeValidator<number>((value) => {
  const minutes = Number(value)
  if (Number.isInteger(minutes) && minutes >= HOLD.least && minutes <= HOLD.most) return minutes
  throw new EnvError(`must be ${HOLD.least} to ${HOLD.most} whole minutes`)
})

/** Where the database is, and which language it is kept in. */
const databaseShape = {
  DATABASE_URL: str({ default: '' }),
  DATA_DIR: str({ default: '.data' }),
  STORE_LANGUAGE: str({ choices: LOCALES, default: 'en' }),
}

/** What a program that touches orders has to know besides: where their mails lead, and who has their money. */
const orderShape = {
  PUBLIC_ORIGIN: str({ default: 'http://localhost:3000' }),
  PAYMENT_API_URL: paymentUrl({ default: '' }),
  PAYMENT_API_SECRET: optionalSecret({ default: '' }),
  PAYMENT_HOOK_SECRET: optionalSecret({ default: '' }),
}

const shape = {
  ...databaseShape,
  ...orderShape,
  NODE_ENV: str({ default: 'development' }),
  DATABASE_READ_URL: str({ default: '' }),
  STORE_API_HOST: str({ default: '127.0.0.1' }),
  STORE_API_PORT: port({ default: 4000 }),
  STORE_API_SECRET: secret(),
  STORE_API_SECRET_PREVIOUS: optionalSecret({ default: '' }),
  SMTP_URL: smtpUrl({ default: '' }),
  GUEST_CHECKOUT: bool({ default: true }),
  REVALIDATE_URLS: webAddresses({ default: [] }),
  REVALIDATE_SECRET: str({ default: '' }),
  ORDER_HOLD_MINUTES: holdMinutes({ default: 60 }),
  OUTBOX_SHOWN: bool({ default: false }),
  DEMO_CUSTOMERS: bool({ default: false }),
  PICTURE_CACHE_BYTES: num({ default: 256 * 1024 * 1024 }),
  SIGN_SCHEME_PATH_ACCEPTED: bool({ default: false }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
}

const refuse =
  (what: string) =>
  ({ errors }: { errors: Partial<Record<string, Error>> }) => {
    const problems = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message ?? 'missing'}`)
    if (problems.length > 0) throw new StartError(`${what}:\n${problems.join('\n')}`)
  }

/** The program cannot start; the message is for the operator and says why in a sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** The store API's configuration. @throws StartError that names every variable that is missing or wrong */
export const readEnv = () => cleanEnv(process.env, shape, { reporter: refuse('The store API cannot start') })

/** What a command needs to know of it. @throws StartError as above */
export const readDatabaseEnv = () =>
  cleanEnv(process.env, databaseShape, { reporter: refuse('The command cannot be done') })

/** What a command about orders needs to know of it. @throws StartError as above */
export const readOrderEnv = () =>
  cleanEnv(process.env, { ...databaseShape, ...orderShape }, { reporter: refuse('The command cannot be done') })

export type StoreApiEnv = ReturnType<typeof readEnv>

/** Where anybody could reach it, nobody decides for the operator. */
export const showsApproval = (env: StoreApiEnv): boolean => showsOutbox(env) && isLoopback(env.STORE_API_HOST)

/** Mails can be read by who asks for that, and where the program is tried out on a machine of its own. */
export const showsOutbox = ({ OUTBOX_SHOWN, NODE_ENV, STORE_API_HOST }: StoreApiEnv): boolean =>
  OUTBOX_SHOWN || (NODE_ENV !== 'production' && isLoopback(STORE_API_HOST))
