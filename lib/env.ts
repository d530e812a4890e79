import { bool, EnvError, makeValidator, port, str } from 'envalid'
import { addressOf, insecure, optionalWebAddress, origin, originList, webAddress } from './config/addresses'
import { wholeNumber } from './config/numbers'
import { readConfig } from './config/read-config'
import { runningShape } from './config/running-shape'
import { optionalHookSecret, optionalSecret, secret } from './config/secrets'

const hashList = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every((item) => /^[A-Za-z0-9+/]{43}=$/.test(item))) return list
  throw new EnvError('must be SHA-256 hashes in base64 with commas between them')
})

const headerName = makeValidator<string>((value) => {
  if (/^[a-z0-9-]*$/i.test(value)) return value.toLowerCase()
  throw new EnvError('must be the name of a header, such as x-real-ip')
})

const shape = {
  STORE_API_URL: webAddress({ desc: 'Base address of the store API' }),
  STORE_API_SECRET: secret({ desc: 'Secret shared with the store API' }),
  SESSION_SECRET: secret({ desc: 'Seals the session cookie' }),
  SESSION_SECRET_PREVIOUS: optionalSecret({ default: '', desc: 'The one before, while sessions sealed with it live' }),
  PUBLIC_ORIGIN: origin({ desc: 'Where shoppers reach the shop' }),
  ALLOWED_ORIGINS: originList({ default: [], desc: 'Further origins that may send forms' }),
  CLIENT_ADDRESS_HEADER: headerName({
    default: '',
    desc: "Header in which the reverse proxy writes the shopper's address",
  }),
  IMAGE_BASE_URL: optionalWebAddress({ default: '', desc: 'Picture host; empty: the shop itself' }),
  PAYMENT_API_URL: optionalWebAddress({
    default: '',
    desc: 'Base address of the payment service; empty: nothing can be paid',
  }),
  PAYMENT_API_SECRET: optionalSecret({ default: '', desc: 'Secret shared with the payment service' }),
  PAYMENT_PAGE_ORIGIN: optionalWebAddress({
    default: '',
    desc: 'Origin of the pay page; empty: that of PAYMENT_API_URL',
  }),
  EXTENSION_SCRIPT_ORIGINS: originList({ default: [], desc: "Origins the store's extension scripts may come from" }),
  EXTENSION_SCRIPT_HASHES: hashList({ default: [], desc: 'SHA-256 of inline extension scripts that may run' }),
  CACHE_MAX_BYTES: wholeNumber(
    1024 * 1024,
    Number.MAX_SAFE_INTEGER,
    'bytes',
  )({ default: 64 * 1024 * 1024, desc: 'Bound of the page and data cache in memory' }),
  REDIS_URL: addressOf('redis:', 'rediss:')({ default: '', desc: 'The cache all instances share' }),
  REVALIDATE_SECRET: optionalHookSecret({
    default: '',
    desc: 'Shared with the store API, which says with it what has changed',
  }),
  READS_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'calls',
  )({ default: 300, desc: 'Calls that change nothing, from one network address' }),
  WRITES_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'calls',
  )({ default: 60, desc: 'Calls and forms that change something, from one network address' }),
  PICTURES_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'pictures',
  )({ default: 1200, desc: 'Pictures that pass through the shop, for one network address' }),
  MAX_REQUESTS: wholeNumber(1, 100_000, 'requests')({ default: 200, desc: 'Requests under way at once' }),
  HTTP_PIPELINE: str({
    choices: ['on', 'off'],
    default: 'on',
    desc: 'off: without the HTTP pipeline in front of Next.js (docs/decisions/057)',
  }),
  NEXT_MANUAL_SIG_HANDLE: str({
    default: '',
    desc: 'Set: the storefront handles SIGTERM and SIGINT instead of Next.js',
  }),
  WARM_UP: bool({ default: true, desc: 'Whether the main pages are rendered before anybody asks for them' }),
  PORT: port({ default: 3000, desc: 'Where this storefront listens' }),
  SIGN_SCHEME: str({ choices: ['full', 'path'], default: 'full', desc: 'path: the plain hash of spec §7' }),
  STORE_API_TIMEOUT_MS: wholeNumber(
    1,
    60_000,
    'milliseconds',
  )({ default: 3000, desc: 'Longest wait for one call; ten seconds where one is paid for or a password is compared' }),
  ...runningShape,
}

const read = () =>
  readConfig(shape, {
    env: process.env,
    refusal: 'The storefront cannot start',
    alsoWrong: (config) => ({
      PAYMENT_API_SECRET:
        config.PAYMENT_API_URL && !config.PAYMENT_API_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
      PUBLIC_ORIGIN: process.env.NODE_ENV === 'production' ? insecure(config.PUBLIC_ORIGIN) : null,
    }),
    fail: (message) => new Error(message),
  })

let settings: ReturnType<typeof read> | undefined

/**
 * The storefront's configuration, read and checked once, at the first call: a build needs none of it.
 * @throws Error that names every variable that is missing or wrong
 */
export const env = () => (settings ??= read())

/** Whether cookies can be Secure: the shop is reached by https. */
export const isSecureOrigin = () => env().PUBLIC_ORIGIN.startsWith('https:')

/** The one origin shoppers are sent to from here: that of the pay page. Empty where nothing can be paid. */
export function payPageOrigin(): string {
  const { PAYMENT_API_URL, PAYMENT_PAGE_ORIGIN } = env()
  const address = PAYMENT_PAGE_ORIGIN || PAYMENT_API_URL
  return URL.canParse(address) ? new URL(address).origin : ''
}

/** Whether `next dev` runs. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'
