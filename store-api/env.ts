import { bool, EnvError, makeValidator, port, str } from 'envalid'
import { email as emailRule } from '../contract/rules'
import { readConfig, sharedShape } from '../lib/config/read-config'
import {
  addressOf,
  insecureOriginError,
  optionalHookSecret,
  optionalSecret,
  optionalWebAddress,
  origin,
  secret,
  webAddresses,
  wholeNumber,
} from '../lib/config/validators'
import { isLoopback } from './http/loopback'
import { DEFAULT_CONCURRENCY_LIMITS } from './http/request-limits'
import { LOCALES } from './i18n/locale'

/** Minutes. Guests can open and pay an order for one day only, so an unpaid order expires before that. */
const UNPAID_ORDER_TTL_LIMITS = { min: 5, max: 1380 }

/** Settings of every command; `desc` is its description in docs/configuration.md. */
const databaseShape = {
  DATABASE_URL: addressOf(
    'postgres:',
    'postgresql:',
  )({ default: '', desc: 'PostgreSQL 15 or newer; without it PGlite stores its files in DATA_DIR' }),
  DATA_DIR: str({
    default: '.data',
    desc: 'Database files, images and the lock file; accessible to its owner only (0700, files 0600)',
  }),
  COMMAND_PRIORITY: str({
    choices: ['low', 'normal'],
    default: 'low',
    desc: 'Processor priority of commands: low, so that a shop on the same machine stays fast, or normal',
  }),
  STORE_LANGUAGE: str({ choices: LOCALES, default: 'en', desc: 'Language of the shop' }),
  MEDIA_DIR: str({
    default: '',
    desc: 'Folder of the originals of photographs and of the files of tickets, the same for all store APIs of a shop; without it media in DATA_DIR',
  }),
  MEDIA_MAX_BYTES: wholeNumber(
    0,
    Number.MAX_SAFE_INTEGER,
    'bytes',
  )({ default: 20 * 1024 ** 3, desc: 'Bytes that the originals of all photographs may take' }),
  MEDIA_S3_BUCKET: str({
    default: '',
    desc: 'Bucket for the originals of photographs; without it they are files in MEDIA_DIR. Credentials as the AWS SDK finds them: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the machine’s role',
  }),
  MEDIA_S3_ENDPOINT: optionalWebAddress({
    default: '',
    desc: 'Base URL of a service compatible with Amazon S3, used with bucket names in the path; without it Amazon’s',
  }),
  MEDIA_S3_REGION: str({ default: 'us-east-1', desc: 'Region of the bucket' }),
}

/** The secret of the calls, for commands that write links of guests into mails. */
const linkShape = {
  STORE_API_SECRET: optionalSecret({
    default: '',
    desc: 'Secret shared with the storefront, at least 32 bytes',
  }),
}

/** Email addresses with commas between them. */
const emailAddresses = makeValidator<string[]>((value) => {
  const list = value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  if (list.every((item) => emailRule().isValidSync(item))) return list
  throw new EnvError('must be email addresses, with commas between them')
})

/** Additional settings of programs that handle orders: the shop's address for mails, and the payment service. */
const orderShape = {
  PUBLIC_ORIGIN: origin({ default: 'http://localhost:3000', desc: 'Public origin of the shop, for links in emails' }),
  PAYMENT_API_URL: optionalWebAddress({
    default: '',
    desc: 'Base URL of the payment service; without it nothing can be paid',
  }),
  PAYMENT_API_SECRET: optionalSecret({
    default: '',
    desc: 'Secret shared with it, at least 32 bytes; required with PAYMENT_API_URL',
  }),
  PAYMENT_HOOK_SECRET: optionalHookSecret({
    default: '',
    desc: 'Verifies the webhooks it sends to /pay/hook: at least 32 bytes, or base64 with the prefix whsec_; required with PAYMENT_API_URL',
  }),
  ORDER_EMAILS: emailAddresses({
    default: [],
    desc: 'Addresses that get an email about each paid order, separated by commas: packing@shop.example',
  }),
}

export const storeApiShape = {
  ...databaseShape,
  ...orderShape,
  NODE_ENV: str({ default: 'development', desc: 'production in every service' }),
  DATABASE_READ_URL: str({
    default: '',
    desc: 'Read replica for the catalogue, lists and searches. DATABASE_URL is read while the replica is down or behind; carts, orders and sessions always use it',
  }),
  STORE_API_HOST: str({ default: '127.0.0.1', desc: 'Address to listen on' }),
  STORE_API_PORT: port({ default: 4000, desc: 'Port to listen on' }),
  STORE_API_SECRET: secret({ desc: 'Secret shared with the storefront, at least 32 bytes' }),
  STORE_API_SECRET_PREVIOUS: optionalSecret({
    default: '',
    desc: 'Previous STORE_API_SECRET: still accepted during rotation',
  }),
  SMTP_URL: addressOf(
    'smtp:',
    'smtps:',
  )({
    default: '',
    desc: 'Mail server, smtp:// or smtps://; without it emails stay in the outbox. An order is confirmed after a minute, so that one cancelled at once causes one email',
  }),
  GUEST_CHECKOUT: bool({ default: true, desc: 'Allows orders without an account' }),
  REVALIDATE_URLS: webAddresses({
    default: [],
    desc: 'Storefront webhooks that receive changes, separated by commas: http://127.0.0.1:3000/api/hook/revalidate. One is enough for storefronts that share a Redis',
  }),
  REVALIDATE_SECRET: optionalHookSecret({
    default: '',
    desc: 'Signs these webhooks, the same as the storefront’s; required with REVALIDATE_URLS',
  }),
  UNPAID_ORDER_TTL_MINUTES: wholeNumber(
    UNPAID_ORDER_TTL_LIMITS.min,
    UNPAID_ORDER_TTL_LIMITS.max,
    'minutes',
  )({
    default: 60,
    desc: 'Lifetime of an unpaid order and of its reserved stock: 5 to 1380. An order does not expire while its payment is processing',
  }),
  UNPAID_GUEST_ORDER_TTL_MINUTES: wholeNumber(
    UNPAID_ORDER_TTL_LIMITS.min,
    UNPAID_ORDER_TTL_LIMITS.max,
    'minutes',
  )({ default: 30, desc: 'Lifetime of an unpaid order of a guest' }),
  DEV_TOOLS: bool({
    default: false,
    desc: 'Shows emails at /dev/outbox, and reviews and orders at /dev/approval and /dev/orders. Without NODE_ENV=production they are always shown on the loopback',
  }),
  DEMO_CATALOGUE: bool({
    default: false,
    desc: 'Fills a new database with the demo catalogue; without it a shop starts empty',
  }),
  DEMO_CUSTOMERS: bool({
    default: false,
    desc: 'Adds two demo customers with known passwords, orders and coupons; needs DEMO_CATALOGUE. Never in production',
  }),
  RATE_LIMIT_WRITE_PER_MINUTE: wholeNumber(
    1,
    1_000_000,
    'calls',
  )({
    default: DEFAULT_CONCURRENCY_LIMITS.writesPerMinute,
    desc: 'Writing calls per minute from one client address; one form may be several calls',
  }),
  IMAGE_CACHE_MAX_BYTES: wholeNumber(
    0,
    Number.MAX_SAFE_INTEGER,
    'bytes',
  )({ default: 256 * 1024 * 1024, desc: 'Size limit of the image cache on disk' }),
  SIGN_SCHEME_PATH_ACCEPTED: bool({
    default: false,
    desc: 'Also accepts the plain hash of timestamp and path, which proves nothing: for trials only',
  }),
  ...sharedShape,
}

const RENAMED = {
  WRITES_PER_MINUTE: 'RATE_LIMIT_WRITE_PER_MINUTE',
  OUTBOX_SHOWN: 'DEV_TOOLS',
  ORDER_HOLD_MINUTES: 'UNPAID_ORDER_TTL_MINUTES',
  GUEST_ORDER_HOLD_MINUTES: 'UNPAID_GUEST_ORDER_TTL_MINUTES',
  PICTURE_CACHE_BYTES: 'IMAGE_CACHE_MAX_BYTES',
}

/** The program cannot start; the message is one sentence for the operator with the reason. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const createError = (message: string) => new StartError(message)

const COMMAND_OPTIONS = { errorTitle: 'The command cannot be done', createError }

/** Rules between two values. */
const databaseCrossFieldProblems = (config: Partial<Record<string, unknown>>) => ({
  MEDIA_S3_BUCKET: config.MEDIA_S3_ENDPOINT && !config.MEDIA_S3_BUCKET ? 'is missing: MEDIA_S3_ENDPOINT is set' : null,
})

const crossValidate = (config: Partial<Record<string, unknown>>) => ({
  ...databaseCrossFieldProblems(config),
  PAYMENT_API_SECRET:
    config.PAYMENT_API_URL && !config.PAYMENT_API_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
  PAYMENT_HOOK_SECRET:
    config.PAYMENT_API_URL && !config.PAYMENT_HOOK_SECRET ? 'is missing: PAYMENT_API_URL is set' : null,
})

/** The store API's configuration. @throws StartError that names every variable that is missing or wrong */
export const readEnv = () =>
  readConfig(storeApiShape, {
    env: process.env,
    renamed: RENAMED,
    errorTitle: 'The store API cannot start',
    createError,
    crossValidate: (config) => ({
      ...crossValidate(config),
      REVALIDATE_SECRET:
        config.REVALIDATE_URLS?.length && !config.REVALIDATE_SECRET ? 'is missing: REVALIDATE_URLS is set' : null,
      PUBLIC_ORIGIN: config.NODE_ENV === 'production' ? insecureOriginError(config.PUBLIC_ORIGIN) : null,
      DEMO_CUSTOMERS:
        config.DEMO_CUSTOMERS && !config.DEMO_CATALOGUE ? 'needs DEMO_CATALOGUE: they order from it' : null,
    }),
  })

/** The settings of a command. @throws StartError as above */
export const readDatabaseEnv = () =>
  readConfig(databaseShape, { ...COMMAND_OPTIONS, env: process.env, crossValidate: databaseCrossFieldProblems })

/** Where the shop is found, for commands that write its addresses. @throws StartError as above */
export const readOriginEnv = () =>
  readConfig({ PUBLIC_ORIGIN: orderShape.PUBLIC_ORIGIN }, { ...COMMAND_OPTIONS, env: process.env })

/** The settings of a command about orders. @throws StartError as above */
export const readOrderEnv = () =>
  readConfig({ ...databaseShape, ...orderShape, ...linkShape }, { ...COMMAND_OPTIONS, env: process.env, crossValidate })

/** The environment that PostgreSQL's own programs need to be found and to find their files. */
export const programEnv = (): Readonly<Record<string, string | undefined>> => process.env

export type StoreApiEnv = ReturnType<typeof readEnv>

/** These pages act as the operator without a sign-in, so they are served on loopback addresses only. */
export const hasAdminPages = (env: StoreApiEnv): boolean => hasDevTools(env) && isLoopback(env.STORE_API_HOST)

/** Whether mails can be read in a browser: where DEV_TOOLS is set, and outside production on a loopback address. */
export const hasDevTools = ({ DEV_TOOLS, NODE_ENV, STORE_API_HOST }: StoreApiEnv): boolean =>
  DEV_TOOLS || (NODE_ENV !== 'production' && isLoopback(STORE_API_HOST))
