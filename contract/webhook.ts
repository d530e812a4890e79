import { concat, fromBase64, isEqual, toBase64, utf8 } from './bytes'
import { type Engine, SECRET_BYTES } from './keys'

/** Webhooks in the form of Standard Webhooks (https://www.standardwebhooks.com), with symmetric signatures. */

/** The names of its headers. */
export const WEBHOOK_HEADERS = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' }

/** How far the two clocks may be apart, in seconds. */
const TOLERANCE = 300

/** Without a dot, so that no part of one webhook can be read as another part of a different one. */
const ID = /^[A-Za-z0-9_-]{1,128}$/

const SCHEME = 'v1,'

/** Marks a secret that is written in base64. */
const ENCODED = 'whsec_'

/** Shortest secret in base64, in bytes, as the standard has it. */
const ENCODED_BYTES = 24

export interface Webhook {
  /** The same for every delivery of one event. */
  id: string
  /** Seconds since the epoch. */
  timestamp: string
  /** Byte for byte. */
  body: string
}

/**
 * The key of a secret: the bytes behind `whsec_`, or any text of at least 32 bytes.
 * @throws RangeError when it is too short, or is not base64
 */
export function webhookKey(secret: string): Uint8Array {
  const key = secret.startsWith(ENCODED) ? decode(secret.slice(ENCODED.length)) : utf8(secret)
  const least = secret.startsWith(ENCODED) ? ENCODED_BYTES : SECRET_BYTES
  if (key.length < least) throw new RangeError(`the secret of webhooks has fewer than ${least} bytes`)
  return key
}

function decode(text: string): Uint8Array {
  try {
    return fromBase64(text)
  } catch (cause) {
    throw new RangeError('the secret of webhooks is not base64', { cause })
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
 * Whether a webhook was signed with the key, and not long ago. Of several signatures one has to be good, so that a
 * secret can be changed without a gap. Each is compared in constant time.
 * @param signatures the `webhook-signature` header
 * @param now milliseconds since the epoch
 */
export function isWebhook(engine: Engine, key: Uint8Array, webhook: Webhook, signatures: string, now: number): boolean {
  const { id, timestamp } = webhook
  if (!ID.test(id) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE) return false
  const mac = macOf(engine, key, webhook)
  return signatures
    .split(' ')
    .filter((signature) => signature.startsWith(SCHEME))
    .some((signature) => isEqual(mac, bytesOf(signature.slice(SCHEME.length))))
}
