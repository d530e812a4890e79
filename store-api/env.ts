import { bool, port, str } from 'envalid'
import { addressOf, insecure, optionalWebAddress, origin, webAddresses } from '../lib/config/addresses'
import { wholeNumber } from '../lib/config/numbers'
import { readConfig } from '../lib/config/read-config'
import { runningShape } from '../lib/config/running-shape'
import { optionalHookSecret, optionalSecret, secret } from '../lib/config/secrets'
import { BOUNDS } from './http/bound-bounds'
import { isLoopback } from './http/loopback'
import { LOCALES } from './i18n/locale'

/** A guest sees an order for a day: it may not wait longer than somebody can pay it. */
const HOLD = { least: 5, most: 1380 }

/** Where the database is, and which language it is kept in. */
const databaseShape = {
  DATABASE_URL: addressOf('postgres:', 'postgresql:')({ default: '' }),
  DATA_DIR: str({ default: '.data' }),
  STORE_LANGUAGE: str({ choices: LOCALES, default: 'en' }),
}

/** What a program that touches orders has to know besides: where their mails lead, and who has their money. */
const orderShape = {
  PUBLIC_ORIGIN: origin({ default: 'http://localhost:3000' }),
  PAYMENT_API_URL: optionalWebAddress({ default: '' }),
  PAYMENT_API_SECRET: optionalSecret({ default: '' }),
  PAYMENT_HOOK_SECRET: optionalHookSecret({ default: '' }),
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
  SMTP_URL: addressOf('smtp:', 'smtps:')({ default: '' }),
  GUEST_CHECKOUT: bool({ default: true }),
  REVALIDATE_URLS: webAddresses({ default: [] }),
  REVALIDATE_SECRET: optionalHookSecret({ default: '' }),
  ORDER_HOLD_MINUTES: wholeNumber(HOLD.least, HOLD.most, 'minutes')({ default: 60 }),
  GUEST_ORDER_HOLD_MINUTES: wholeNumber(HOLD.least, HOLD.most, 'minutes')({ default: 30 }),
  OUTBOX_SHOWN: bool({ default: false }),
  DEMO_CATALOGUE: bool({ default: false }),
  DEMO_CUSTOMERS: bool({ default: false }),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000, 'calls')({ default: BOUNDS.writes }),
  PICTURE_CACHE_BYTES: wholeNumber(0, Number.MAX_SAFE_INTEGER, 'bytes')({ default: 256 * 1024 * 1024 }),
  SIGN_SCHEME_PATH_ACCEPTED: bool({ default: false }),
  ...runningShape,
}

/** The program cannot start; the message is for the operator and says why in a sentence. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const fail = (message: string) => new StartError(message)

const COMMAND = { refusal: 'The command cannot be done', fail }

/** What one value asks of another. */
const alsoWrong = (config: Partial<Record<string, unknown>>) => ({
  PAYMENT_API_SECRET:
    config.PAYMENT_API_URL && !config.PAYMENT_API_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
  PAYMENT_HOOK_SECRET:
    config.PAYMENT_API_URL && !config.PAYMENT_HOOK_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
})

/** The store API's configuration. @throws StartError that names every variable that is missing or wrong */
export const readEnv = () =>
  readConfig(shape, {
    env: process.env,
    refusal: 'The store API cannot start',
    fail,
    alsoWrong: (config) => ({
      ...alsoWrong(config),
      REVALIDATE_SECRET:
        config.REVALIDATE_URLS?.length && !config.REVALIDATE_SECRET ? 'is missing: REVALIDATE_URLS is set' : null,
      PUBLIC_ORIGIN: config.NODE_ENV === 'production' ? insecure(config.PUBLIC_ORIGIN) : null,
      DEMO_CUSTOMERS:
        config.DEMO_CUSTOMERS && !config.DEMO_CATALOGUE ? 'needs DEMO_CATALOGUE: they order from it' : null,
    }),
  })

/** What a command needs to know of it. @throws StartError as above */
export const readDatabaseEnv = () => readConfig(databaseShape, { ...COMMAND, env: process.env })

/** What a command about orders needs to know of it. @throws StartError as above */
export const readOrderEnv = () =>
  readConfig({ ...databaseShape, ...orderShape }, { ...COMMAND, env: process.env, alsoWrong })

/** What PostgreSQL's own programs need to be found and to find their files. */
export const programEnv = (): Readonly<Record<string, string | undefined>> => process.env

export type StoreApiEnv = ReturnType<typeof readEnv>

/** Where anybody could reach it, nobody decides for the operator. */
export const showsApproval = (env: StoreApiEnv): boolean => showsOutbox(env) && isLoopback(env.STORE_API_HOST)

/** Mails can be read by who asks for that, and where the program is tried out on a machine of its own. */
export const showsOutbox = ({ OUTBOX_SHOWN, NODE_ENV, STORE_API_HOST }: StoreApiEnv): boolean =>
  OUTBOX_SHOWN || (NODE_ENV !== 'production' && isLoopback(STORE_API_HOST))
