import type { AssociatedData } from './cipher'
import type { ContractKeys, Engine } from './keys'
import { LIMITS, UUID_PATTERN } from './limits'
import { isSignedBy, isTimely, SIGN_WINDOW_MS, type Signable, signPath } from './signing'

/** What a server needs to check a signature. */
export interface Checking {
  engine: Engine
  /** The current keys first, then those still accepted during rotation. */
  keys: ContractKeys[]
  /** Also take the plain hash of timestamp and path for a signature. */
  acceptsPathSign?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** A request whose signature is good. */
export interface SignedRequest {
  request: Required<Signable>
  sign: string
  /** The keys it was signed with. */
  keys: ContractKeys
  /** What the reply is bound to. */
  associatedData: AssociatedData
}

const SIGN_PATTERN = /^[0-9a-f]{64}$/

/** Reads only; whatever else it is called, it may change something. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** A request as its signature covers it, and that signature. */
function readSignable({ headers, method, url }: Request, body: string) {
  const { pathname, search } = new URL(url)
  const header = (name: string) => headers.get(name) ?? ''
  const request = {
    timestamp: header('timestamp'),
    method,
    path: pathname + search,
    uuid: header('uuid'),
    token: header('token'),
    body,
    address: header('client-address'),
    idempotencyKey: header('idempotency-key'),
  }
  const sign = header('sign')
  const { body: _, path: __, ...sent } = request
  const isShort = [sign, ...Object.values(sent)].every((value) => value.length <= LIMITS.headerBytes)
  return isShort ? { request, sign } : null
}

/**
 * Reads a request that was signed with one of the live keys, in time. Repeats are not detected here.
 * @param body as it came
 * @returns null for every other request, whatever is wrong
 */
export function readSigned(http: Request, body: string, how: Checking): SignedRequest | null {
  const read = readSignable(http, body)
  if (!read) return null
  const { request, sign } = read
  const keys = findKeys(request, sign, how)
  if (!keys || !isTimely(request.timestamp, how.now)) return null
  if (request.uuid !== '' && !UUID_PATTERN.test(request.uuid)) return null
  const { method, path, timestamp } = request
  return { request, sign, keys, associatedData: { method, path, timestamp, answers: sign } }
}

/** What the configuration of two programs can have wrong between them. */
export interface SignTrouble {
  why: 'clock' | 'secret' | 'scheme'
  /** By how much the caller's clock is ahead of ours, in milliseconds: less than 0 where it is behind. */
  aheadMs?: number
}

/**
 * Why a signature was rejected, for the log; never for the client.
 * @returns null where it was not signed at all, or no other setting would have let it through
 */
export function whyRefused(http: Request, body: string, how: Checking): SignTrouble | null {
  const read = readSignable(http, body)
  if (!read || !SIGN_PATTERN.test(read.sign)) return null
  const { request, sign } = read
  if (findKeys(request, sign, how)) {
    if (isTimely(request.timestamp, how.now) || !/^\d{1,15}$/.test(request.timestamp)) return null
    return { why: 'clock', aheadMs: Number(request.timestamp) - how.now }
  }
  return { why: sign === signPath(how.engine, request) ? 'scheme' : 'secret' }
}

/** Every live pair of keys is tried, so that a secret can be changed without a gap. */
function findKeys(request: Signable, sign: string, { engine, keys, acceptsPathSign }: Checking) {
  const found = keys.find((pair) => isSignedBy(engine, pair.sign, request, sign))
  return found ?? (acceptsPathSign && sign === signPath(engine, request) ? keys[0] : undefined)
}

/** Minimum interval between two equal log lines. */
export const REPEAT_INTERVAL_MS = 60_000

const SENTENCES = {
  clock: 'calls are refused: the clock of the program that asks is off by more than five minutes',
  secret: 'calls are refused: they are not signed with the secret of this program',
  scheme:
    'calls are refused: they are signed by the plain hash of spec §7, which SIGN_SCHEME_PATH_ACCEPTED does not allow',
}

/**
 * Logs why calls are rejected, each reason once a minute. The client gets no reason.
 * @param warn writes a line into this program's log
 */
export function createRefusalLog(warn: (trouble: SignTrouble, sentence: string) => void) {
  const loggedAt = new Map<SignTrouble['why'], number>()
  return (trouble: SignTrouble | null, now: number) => {
    if (!trouble || now - (loggedAt.get(trouble.why) ?? -Infinity) < REPEAT_INTERVAL_MS) return
    loggedAt.set(trouble.why, now)
    warn(trouble, SENTENCES[trouble.why])
  }
}

/** What a caller can find out of why it is refused. */
export type CallerTrouble = 'clock' | 'secret'

/** Options of the watch over the replies of one program. */
export interface SignWatchOptions {
  /** Called once a minute while it lasts, and with null when it is over. */
  report: (trouble: CallerTrouble | null) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Finds out why every call to a program is refused: the reply gives no reason, so its `Date` header has to. One refused call
 * among others that are accepted is no sign of a wrong clock or secret.
 */
export class SignWatch {
  trouble: CallerTrouble | null = null
  readonly #report: SignWatchOptions['report']
  readonly #now: () => number
  #takenAt = -Infinity
  #reportedAt = -Infinity

  constructor({ report, now = Date.now }: SignWatchOptions) {
    this.#report = report
    this.#now = now
  }

  /** A call was refused for its signature, or its reply is sealed with other keys. @param date header of the reply */
  refused(date: string | undefined): void {
    const now = this.#now()
    if (now - this.#takenAt < REPEAT_INTERVAL_MS) return
    const isOff = Math.abs(Date.parse(date ?? '') - now) > SIGN_WINDOW_MS
    const before = this.trouble
    this.trouble = isOff ? 'clock' : 'secret'
    if (before === this.trouble && now - this.#reportedAt < REPEAT_INTERVAL_MS) return
    this.#reportedAt = now
    this.#report(this.trouble)
  }

  /** A call was taken for one of this program's. */
  taken(): void {
    this.#takenAt = this.#now()
    if (this.trouble === null) return
    this.trouble = null
    this.#report(null)
  }
}
