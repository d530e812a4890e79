import { bool, cleanEnv, makeValidator, num, port, str, url, EnvError } from 'envalid'
import { SECRET_BYTES } from './contract/keys'
import { webhookKey } from './contract/webhook'

/** The sample value of the README: fine to try the shop with, refused in production. */
const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

const checkSecret = (value: string): string => {
  if (new TextEncoder().encode(value).length < SECRET_BYTES) throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
}

const secret = makeValidator<string>(checkSecret)

/** None, or as good as the others. */
const optionalSecret = makeValidator<string | undefined>((value) => (value === '' ? undefined : checkSecret(value)))

/** None, or one that webhooks can be signed with. */
const hookSecret = makeValidator<string | undefined>((value) => {
  if (value === '') return undefined
  try {
    webhookKey(value)
    return value
  } catch (error) {
    throw new EnvError((error as RangeError).message)
  }
})

const origin = makeValidator<string>((value) => {
  if (URL.canParse(value) && new URL(value).origin === value) return value
  throw new EnvError('must be an origin such as https://shop.example, without a path')
})

/** None, or an address of the web. */
const webAddress = makeValidator<string>((value) => {
  if (value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return value
  throw new EnvError('must begin with http:// or https://')
})

const originList = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every((item) => URL.canParse(item) && new URL(item).origin === item)) return list
  throw new EnvError('must be origins with commas between them')
})

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
  STORE_API_URL: url({ desc: 'Base address of the store API' }),
  STORE_API_SECRET: secret({ desc: 'Secret shared with the store API' }),
  SESSION_SECRET: secret({ desc: 'Seals the session cookie' }),
  SESSION_SECRET_PREVIOUS: str({ default: '', desc: 'The one before, while sessions sealed with it live' }),
  PUBLIC_ORIGIN: origin({ desc: 'Where shoppers reach the shop' }),
  ALLOWED_ORIGINS: originList({ default: [], desc: 'Further origins that may send forms' }),
  CLIENT_ADDRESS_HEADER: headerName({
    default: '',
    desc: "Header in which the reverse proxy writes the shopper's address",
  }),
  IMAGE_BASE_URL: str({ default: '', desc: 'Picture host; empty: the shop itself' }),
  PAYMENT_API_URL: webAddress({ default: '', desc: 'Base address of the payment service; empty: nothing can be paid' }),
  PAYMENT_API_SECRET: optionalSecret({
    default: undefined,
    requiredWhen: ({ PAYMENT_API_URL }) => Boolean(PAYMENT_API_URL),
    desc: 'Secret shared with the payment service',
  }),
  PAYMENT_PAGE_ORIGIN: webAddress({ default: '', desc: 'Origin of the pay page; empty: that of PAYMENT_API_URL' }),
  EXTENSION_SCRIPT_ORIGINS: originList({ default: [], desc: "Origins the store's extension scripts may come from" }),
  EXTENSION_SCRIPT_HASHES: hashList({ default: [], desc: 'SHA-256 of inline extension scripts that may run' }),
  REVALIDATE_SECRET: hookSecret({
    default: undefined,
    desc: 'Shared with the store API, which says with it what has changed',
  }),
  READS_PER_MINUTE: num({ default: 300, desc: 'Calls that change nothing, from one network address' }),
  WRITES_PER_MINUTE: num({ default: 60, desc: 'Calls and forms that change something, from one network address' }),
  MAX_REQUESTS: num({ default: 200, desc: 'Requests under way at once' }),
  WARM_UP: bool({ default: true, desc: 'Whether the main pages are rendered before anybody asks for them' }),
  PORT: port({ default: 3000, desc: 'Where this storefront listens' }),
  SIGN_SCHEME: str({ choices: ['full', 'path'], default: 'full', desc: 'path: the plain hash of spec §7' }),
  STORE_API_TIMEOUT_MS: num({ default: 3000, desc: 'Longest wait for one call' }),
  LOG_LEVEL: str({ choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' }),
}

/** Says what is wrong in one message, instead of ending the process from within a library. */
function refuse({ errors }: { errors: Partial<Record<string, Error>> }) {
  const problems = Object.entries(errors).map(([name, error]) => `  ${name}: ${error?.message ?? 'missing'}`)
  if (problems.length > 0) throw new Error(`The storefront cannot start:\n${problems.join('\n')}`)
}

const read = () => cleanEnv(process.env, shape, { reporter: refuse })

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
