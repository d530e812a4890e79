import { EnvError, makeValidator } from 'envalid'
import { SECRET_BYTES } from '../../contract/keys'
import { webhookKey } from '../../contract/webhook'

const hasScheme = (value: string, scheme: RegExp) => URL.canParse(value) && scheme.test(new URL(value).protocol)

const WEB_SCHEME = /^https?:$/

const isOrigin = (value: string) => hasScheme(value, WEB_SCHEME) && new URL(value).origin === value

const stripTrailingSlash = (value: string) => value.replace(/\/+$/, '')

/** A web address; trailing slashes are removed. */
export const webAddress = makeValidator<string>((value) => {
  if (hasScheme(value, WEB_SCHEME)) return stripTrailingSlash(value)
  throw new EnvError('must begin with http:// or https://')
})

/** The empty text (none) or a web address. */
export const optionalWebAddress = makeValidator<string>((value) => {
  if (value === '' || hasScheme(value, WEB_SCHEME)) return stripTrailingSlash(value)
  throw new EnvError('must begin with http:// or https://')
})

/** Addresses of the web with commas between them. */
export const webAddresses = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every((item) => hasScheme(item, WEB_SCHEME))) return list
  throw new EnvError('must be addresses that begin with http:// or https://, with commas between them')
})

/** Scheme, host and port. */
export const origin = makeValidator<string>((value) => {
  if (isOrigin(value)) return value
  throw new EnvError('must be an origin such as https://shop.example, without a path')
})

/** The empty text (none) or an origin. */
export const optionalOrigin = makeValidator<string>((value) => {
  if (value === '' || isOrigin(value)) return value
  throw new EnvError('must be an origin such as https://shop.example, without a path')
})

/** Origins with commas between them. */
export const originList = makeValidator<string[]>((value) => {
  const list = value.split(',').filter(Boolean)
  if (list.every(isOrigin)) return list
  throw new EnvError('must be origins with commas between them')
})

/** The empty text (none) or an address with one of these schemes: `redis:`. */
export const addressOf = (...schemes: [string, ...string[]]) =>
  makeValidator<string>((value) => {
    if (value === '' || hasScheme(value, new RegExp(`^(${schemes.join('|')})$`))) return value
    throw new EnvError(`must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`)
  })

/** Empty, or an address for reports as RFC 9116 allows it. */
export const contactAddress = makeValidator<string>((value) => {
  if (value === '' || hasScheme(value, /^(?:mailto|https|tel):$/)) return value
  throw new EnvError('must begin with mailto:, https: or tel:')
})

const LOOPBACK_HOST = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Why an origin is unsafe for public use; null if it is safe. */
export function insecureOriginError(value: string): string | null {
  if (!isOrigin(value)) return null
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || LOOPBACK_HOST.test(hostname) ? null : 'must begin with https:// in production'
}

/** A whole number within bounds. @param unit for the operator who reads the error */
export const wholeNumber = (min: number, max: number, unit = '') =>
  makeValidator<number>((value) => {
    const number = Number(value)
    if (value !== '' && Number.isInteger(number) && number >= min && number <= max) return number
    throw new EnvError(`must be ${min} to ${max} whole${unit && ` ${unit}`}`)
  })

/** 0 (none) or a port. */
export const optionalPort = makeValidator<number>((value) => {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number
  throw new EnvError('must be a port: 1 to 65535')
})

/** A sample value of earlier documents: refused everywhere. */
const SAMPLE_SECRET = 'change-me-change-me-change-me-change-me'

function checkSecret(value: string): string {
  if (new TextEncoder().encode(value).length < SECRET_BYTES) throw new EnvError(`needs at least ${SECRET_BYTES} bytes`)
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
}

/** Plain text, or base64 after the prefix `whsec_`. */
function checkHookSecret(value: string): string {
  try {
    webhookKey(value)
  } catch (error) {
    throw new EnvError((error as RangeError).message)
  }
  if (value === SAMPLE_SECRET) throw new EnvError('is the sample value; make one with: openssl rand -base64 48')
  return value
}

/** Shared with another program, or private to this one. */
export const secret = makeValidator<string>(checkSecret)

/** The empty text (none) or a valid secret. */
export const optionalSecret = makeValidator<string>((value) => (value === '' ? '' : checkSecret(value)))

/** One that webhooks can be signed with. */
export const hookSecret = makeValidator<string>(checkHookSecret)

/** The empty text (none) or a secret that webhooks can be signed with. */
export const optionalHookSecret = makeValidator<string>((value) => (value === '' ? '' : checkHookSecret(value)))

/** Ports that `fetch` never connects to (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORTS: ReadonlySet<string> = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 ' +
    '137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 ' +
    '1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
)

/** The port of a web address if `fetch` blocks it; null if `fetch` connects to it. */
export function blockedPort(address: string): string | null {
  const { port } = new URL(address)
  return BLOCKED_PORTS.has(port) ? port : null
}
