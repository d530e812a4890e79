import { concat, fromBase64, isEqual, toBase64, utf8 } from './bytes'
import { type Engine, SECRET_BYTES } from './keys'

/** Webhooks according to Standard Webhooks (https://www.standardwebhooks.com), with symmetric signatures. */

export const WEBHOOK_HEADERS = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' }

/** Maximum difference between the two clocks. */
const TOLERANCE_SECONDS = 300

/** Without the dot that separates the signed parts, so that the boundary between id and time is unambiguous. */
const ID = /^[A-Za-z0-9_-]{1,128}$/

const SCHEME = 'v1,'

/** Prefix of a base64 secret. */
const BASE64_PREFIX = 'whsec_'

/** Minimum length of a base64 secret, required by the standard. */
const BASE64_SECRET_BYTES = 24

export interface Webhook {
  /** The same for every delivery of one event. */
  id: string
  /** Seconds since the epoch. */
  timestamp: string
  /** Unmodified, byte for byte. */
  body: string
}

/**
 * The key of a secret: the decoded bytes after `whsec_`, or any text of at least 32 bytes.
 * @throws RangeError if it is too short or not base64
 */
export function webhookKey(secret: string): Uint8Array {
  const isBase64 = secret.startsWith(BASE64_PREFIX)
  const key = isBase64 ? decode(secret.slice(BASE64_PREFIX.length)) : utf8(secret)
  const minimum = isBase64 ? BASE64_SECRET_BYTES : SECRET_BYTES
  if (key.length < minimum) throw new RangeError(`the webhook secret has fewer than ${minimum} bytes`)
  return key
}

function decode(text: string): Uint8Array {
  try {
    return fromBase64(text)
  } catch (cause) {
    throw new RangeError('the webhook secret is not base64', { cause })
  }
}

const macOf = (engine: Engine, key: Uint8Array, { id, timestamp, body }: Webhook) =>
  engine.hmacSha256(key, concat(utf8(`${id}.${timestamp}.`), utf8(body)))

/** The `webhook-signature` header. */
export const signWebhook = (engine: Engine, key: Uint8Array, webhook: Webhook): string =>
  SCHEME + toBase64(macOf(engine, key, webhook))

const bytesOf = (signature: string): Uint8Array => {
  try {
    return fromBase64(signature)
  } catch {
    return new Uint8Array()
  }
}

/**
 * Whether a webhook was signed with the key, and recently. One of several signatures has to be valid, so that a secret
 * can be rotated without downtime. Each is compared in constant time.
 * @param signatures the `webhook-signature` header
 * @param now milliseconds since the epoch
 */
export function verifyWebhook(
  engine: Engine,
  key: Uint8Array,
  webhook: Webhook,
  signatures: string,
  now: number,
): boolean {
  const { id, timestamp } = webhook
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const mac = macOf(engine, key, webhook)
  return signatures
    .split(' ')
    .filter((signature) => signature.startsWith(SCHEME))
    .some((signature) => isEqual(mac, bytesOf(signature.slice(SCHEME.length))))
}
