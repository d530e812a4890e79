import type { AssociatedData } from './cipher'
import type { ContractKeys, Engine } from './keys'
import { LIMITS, UUID_PATTERN } from './limits'
import { isSignedBy, isRecent, SIGN_WINDOW_MS, type Signable, signPath } from './signing'

/** The keys, rules and time for checking a signature. */
export interface VerificationOptions {
  engine: Engine
  /** The current keys first, then those still accepted during rotation. */
  keys: ContractKeys[]
  /** Also accept the plain hash of timestamp and path as a signature. */
  acceptsPathSign?: boolean
  /** Milliseconds since the epoch. */
  now: number
}

/** A request with a valid signature. */
export interface SignedRequest {
  request: Required<Signable>
  sign: string
  /** The keys it was signed with. */
  keys: ContractKeys
  /** Binds the reply to this request. */
  associatedData: AssociatedData
}

const SIGN_PATTERN = /^[0-9a-f]{64}$/

/** Whether a method only reads; any other may change data. */
export const isSafeMethod = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The signed parts of a request, and its signature; null if a header is too long. */
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
  const { body: _, path: __, ...headerValues } = request
  const isWithinHeaderLimit = [sign, ...Object.values(headerValues)].every(
    (value) => value.length <= LIMITS.headerBytes,
  )
  return isWithinHeaderLimit ? { request, sign } : null
}

/**
 * Reads a request that was signed recently with one of the accepted keys. Replays are not detected here.
 * @param body unmodified
 * @returns null for any other request, whatever the reason
 */
export function verifyRequest(http: Request, body: string, options: VerificationOptions): SignedRequest | null {
  const read = readSignable(http, body)
  if (!read) return null
  const { request, sign } = read
  const keys = findKeys(request, sign, options)
  if (!keys || !isRecent(request.timestamp, options.now)) return null
  if (request.uuid !== '' && !UUID_PATTERN.test(request.uuid)) return null
  const { method, path, timestamp } = request
  return { request, sign, keys, associatedData: { method, path, timestamp, answers: sign } }
}

/** A mismatch between the configurations of two programs. */
export interface SignatureProblem {
  why: 'clock' | 'secret' | 'scheme'
  /** How far the caller's clock is ahead of ours, in milliseconds; negative if it is behind. */
  aheadMs?: number
}

/**
 * Why a signature was rejected, for the log; never for the client.
 * @returns null if it was not signed, or if no other setting would have accepted it
 */
export function rejectionReason(http: Request, body: string, options: VerificationOptions): SignatureProblem | null {
  const read = readSignable(http, body)
  if (!read || !SIGN_PATTERN.test(read.sign)) return null
  const { request, sign } = read
  if (findKeys(request, sign, options)) {
    if (isRecent(request.timestamp, options.now) || !/^\d{1,15}$/.test(request.timestamp)) return null
    return { why: 'clock', aheadMs: Number(request.timestamp) - options.now }
  }
  return { why: sign === signPath(options.engine, request) ? 'scheme' : 'secret' }
}

/** Tries all accepted keys, so that a secret can be rotated without downtime. */
function findKeys(request: Signable, sign: string, { engine, keys, acceptsPathSign }: VerificationOptions) {
  const signingKeys = keys.find((pair) => isSignedBy(engine, pair.sign, request, sign))
  return signingKeys ?? (acceptsPathSign && sign === signPath(engine, request) ? keys[0] : undefined)
}

/** Minimum interval between two equal log lines. */
export const REPEAT_INTERVAL_MS = 60_000

const SENTENCES = {
  clock: 'calls are refused: the clock of the calling program is off by more than five minutes',
  secret: 'calls are refused: they are not signed with the secret of this program',
  scheme:
    'calls are refused: they are signed with the plain hash of spec §7, which SIGN_SCHEME_PATH_ACCEPTED does not allow',
}

/**
 * Logs why calls are rejected, each reason once a minute. The client gets no reason.
 * @param warn writes a line into this program's log
 */
export function createRejectionLog(warn: (problem: SignatureProblem, sentence: string) => void) {
  const loggedAt = new Map<SignatureProblem['why'], number>()
  return (problem: SignatureProblem | null, now: number) => {
    if (!problem || now - (loggedAt.get(problem.why) ?? -Infinity) < REPEAT_INTERVAL_MS) return
    loggedAt.set(problem.why, now)
    warn(problem, SENTENCES[problem.why])
  }
}

/** Reasons for rejected calls that a caller can detect. */
export type CallerProblem = 'clock' | 'secret'

export interface SignatureMonitorOptions {
  /** Called once a minute while calls are rejected, and with null once they are accepted again. */
  report: (problem: CallerProblem | null) => void
  /** Milliseconds since the epoch. */
  now?: () => number
}

/**
 * Detects why every call to a program is rejected. The reply gives no reason, so its `Date` header is compared. One
 * rejected call among accepted ones does not indicate a wrong clock or secret.
 */
export class SignatureMonitor {
  problem: CallerProblem | null = null
  readonly #report: SignatureMonitorOptions['report']
  readonly #now: () => number
  #acceptedAt = -Infinity
  #reportedAt = -Infinity

  constructor({ report, now = Date.now }: SignatureMonitorOptions) {
    this.#report = report
    this.#now = now
  }

  /** A call was rejected for its signature, or its reply has other keys. @param date header of the reply */
  recordRejected(date: string | undefined): void {
    const now = this.#now()
    if (now - this.#acceptedAt < REPEAT_INTERVAL_MS) return
    const isClockOff = Math.abs(Date.parse(date ?? '') - now) > SIGN_WINDOW_MS
    const before = this.problem
    this.problem = isClockOff ? 'clock' : 'secret'
    if (before === this.problem && now - this.#reportedAt < REPEAT_INTERVAL_MS) return
    this.#reportedAt = now
    this.#report(this.problem)
  }

  /** A call was accepted. */
  recordAccepted(): void {
    this.#acceptedAt = this.#now()
    if (this.problem === null) return
    this.problem = null
    this.#report(null)
  }
}
