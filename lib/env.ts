import { bool, EnvError, makeValidator, port, str } from 'envalid'
import {
  addressOf,
  contactAddress,
  insecureOriginError,
  optionalHookSecret,
  optionalSecret,
  optionalWebAddress,
  origin,
  originList,
  secret,
  webAddress,
  wholeNumber,
} from './config/validators'
import { readConfig, sharedShape } from './config/read-config'

const hashList = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every((item) => /^[A-Za-z0-9+/]{43}=$/.test(item))) return list
  throw new EnvError('must be SHA-256 hashes in base64 with commas between them')
})

const headerName = makeValidator<string>((value) => {
  if (/^[a-z0-9-]*$/i.test(value)) return value.toLowerCase()
  throw new EnvError('must be the name of a header, such as x-real-ip')
})

/** Every variable of the storefront; `desc` is its description in docs/configuration.md. */
export const storefrontShape = {
  STORE_API_URL: webAddress({ desc: 'Base URL of the store API' }),
  STORE_API_SECRET: secret({ desc: 'Secret shared with the store API, at least 32 bytes' }),
  SESSION_SECRET: secret({ desc: 'Encrypts the session cookie, at least 32 bytes' }),
  SESSION_SECRET_PREVIOUS: optionalSecret({
    default: '',
    desc: 'Previous SESSION_SECRET: still decrypts sessions during rotation',
  }),
  PUBLIC_ORIGIN: origin({
    desc: 'Public origin of the shop, such as https://shop.example. Must be https in production, except on localhost',
  }),
  ALLOWED_ORIGINS: originList({ default: [], desc: 'Further origins that may send forms, separated by commas' }),
  CLIENT_ADDRESS_HEADER: headerName({
    default: '',
    desc: 'Header in which the reverse proxy writes the client address (x-real-ip), for rate limits. Name only a header that clients cannot set. Without it the address of the connection counts, unless it is the loopback',
  }),
  IMAGE_BASE_URL: optionalWebAddress({
    default: '',
    desc: 'Image host or CDN in front of /image/…; absolute image URLs get its host. Without it: the host of the store settings’ url, or the shop itself',
  }),
  PAYMENT_API_URL: optionalWebAddress({
    default: '',
    desc: 'Base URL of the payment service; without it nothing can be paid',
  }),
  PAYMENT_API_SECRET: optionalSecret({
    default: '',
    desc: 'Secret shared with the payment service, at least 32 bytes; required with PAYMENT_API_URL',
  }),
  PAYMENT_PAGE_ORIGIN: optionalWebAddress({
    default: '',
    desc: 'Public origin of the pay page, such as https://pay.example. Without it: that of PAYMENT_API_URL',
  }),
  EXTENSION_SCRIPT_ORIGINS: originList({
    default: [],
    desc: 'Origins from which extension scripts may load, separated by commas. Empty by default: no extension scripts are allowed',
  }),
  EXTENSION_SCRIPT_HASHES: hashList({
    default: [],
    desc: 'SHA-256 hashes (base64) of inline extension scripts that may run',
  }),
  CACHE_MAX_BYTES: wholeNumber(
    1024 * 1024,
    Number.MAX_SAFE_INTEGER,
    'bytes',
  )({ default: 64 * 1024 * 1024, desc: 'Size limit of the page and data cache in memory' }),
  REDIS_URL: addressOf(
    'redis:',
    'rediss:',
  )({
    default: '',
    desc: 'Cache shared by all instances, redis:// or rediss://. Without it, or while Redis is down, each instance has its own',
  }),
  REVALIDATE_SECRET: optionalHookSecret({
    default: '',
    desc: 'Required to accept revalidation webhooks; without it they are rejected. At least 32 bytes, or base64 with the prefix whsec_',
  }),
  RATE_LIMIT_READ_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'calls',
  )({
    default: 300,
    desc: 'Read calls per minute from one client address. Without a client address, 100 times as many for all clients together',
  }),
  RATE_LIMIT_WRITE_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'calls',
  )({ default: 60, desc: 'Writing calls and forms per minute from one client address, counted like the reads' }),
  RATE_LIMIT_IMAGE_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'pictures',
  )({ default: 1200, desc: 'Proxied images per minute for one client address' }),
  MAX_CONCURRENT_REQUESTS: wholeNumber(
    1,
    100_000,
    'requests',
  )({ default: 200, desc: 'Maximum concurrent requests; further requests get 503 with Retry-After: 1' }),
  HTTP_PIPELINE: str({
    choices: ['on', 'off'],
    default: 'on',
    desc: 'off runs Next.js without the HTTP pipeline (caching, compression, limits), to find out whether a fault is in it',
  }),
  SERVICE_WORKER: str({
    choices: ['on', 'off'],
    default: 'on',
    desc: 'off removes the service worker, and everything it kept, from browsers at their next visit',
  }),
  NEXT_MANUAL_SIG_HANDLE: str({
    default: '',
    desc: 'true in service units and containers: the storefront drains on SIGTERM. Without it Next.js closes at once',
  }),
  WARM_UP: bool({
    default: true,
    desc: 'Renders the main pages at start and after a change of the whole shop, before the first visitor',
  }),
  PORT: port({ default: 3000, desc: 'Port of npm start' }),
  SIGN_SCHEME: str({
    choices: ['full', 'path'],
    default: 'full',
    desc: 'path sends the plain hash of timestamp and path, for store APIs and payment services that support nothing else',
  }),
  STORE_API_TIMEOUT_MS: wholeNumber(
    1,
    60_000,
    'milliseconds',
  )({
    default: 3000,
    desc: 'Timeout of one call in ms; two thirds and a third of it in the middleware, 10 s for calls that pay or check a password',
  }),
  SECURITY_CONTACT: contactAddress({
    default: '',
    desc: 'Where to report vulnerabilities: a mailto:, https: or tel: address, published at /.well-known/security.txt',
  }),
  ...sharedShape,
}

const RENAMED_VARIABLES = {
  READS_PER_MINUTE: 'RATE_LIMIT_READ_PER_MINUTE',
  WRITES_PER_MINUTE: 'RATE_LIMIT_WRITE_PER_MINUTE',
  PICTURES_PER_MINUTE: 'RATE_LIMIT_IMAGE_PER_MINUTE',
  MAX_REQUESTS: 'MAX_CONCURRENT_REQUESTS',
}

const read = () =>
  readConfig(storefrontShape, {
    env: process.env,
    renamed: RENAMED_VARIABLES,
    errorTitle: 'The storefront cannot start',
    crossValidate: (config) => ({
      PAYMENT_API_SECRET:
        config.PAYMENT_API_URL && !config.PAYMENT_API_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
      PUBLIC_ORIGIN: process.env.NODE_ENV === 'production' ? insecureOriginError(config.PUBLIC_ORIGIN) : null,
    }),
    createError: (message) => new Error(message),
  })

let settings: ReturnType<typeof read> | undefined

/**
 * The storefront's configuration, read and checked at the first call: a build needs none of it.
 * @throws Error that lists every variable that is missing or wrong
 */
export const env = () => (settings ??= read())

/** Whether cookies can be Secure. */
export const isSecureOrigin = () => env().PUBLIC_ORIGIN.startsWith('https:')

/** Empty without a payment service. */
export function payPageOrigin(): string {
  const { PAYMENT_API_URL, PAYMENT_PAGE_ORIGIN } = env()
  const address = PAYMENT_PAGE_ORIGIN || PAYMENT_API_URL
  return URL.canParse(address) ? new URL(address).origin : ''
}

export const isDevelopment = () => process.env.NODE_ENV === 'development'
