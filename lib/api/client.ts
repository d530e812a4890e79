import 'server-only'
import { type AssociatedData, decryptReply, SealError } from '../../contract/cipher'
import type { ContractKeys, Engine } from '../../contract/keys'
import type { Reply } from '../../contract/envelope'
import type { SignatureMonitor } from '../../contract/signature-check'
import { type Caller, signCall, type SignScheme } from '../../contract/signing'
import { ApiError, FAILURES, isNotFound } from './api-error'
import { type Breaker, type AttemptResult, shouldRetry } from './resilience'
import { TransportTimeout, type HttpReply, type Transport } from './transport'

export interface ApiClientOptions {
  /** Base address of the store API, without a trailing slash. */
  baseUrl: string
  engine: Engine
  keys: ContractKeys
  scheme: SignScheme
  transport: Transport
  breaker: Breaker
  /** Records calls rejected for their signature, and accepted ones. */
  watch?: SignatureMonitor
  /** Milliseconds for one attempt of a call; its path has a query. */
  timeout: (method: string, path: string) => number
  /** Milliseconds since the epoch. */
  now?: () => number
}

export interface ApiRequest {
  method: string
  /** Path with query, below the base address. */
  path: string
  caller: Caller
  /** Sent sealed; undefined for a call without a body. */
  body?: unknown
  /** A file, sent unchanged: the path contains its hash, which the signature covers. */
  bytes?: Uint8Array
  /** The idempotency key of a call that must run only once, however often it is sent. */
  idempotencyKey?: string
}

export interface ApiClient {
  /**
   * Makes a call and opens its reply.
   * @throws ApiError when there is no reply, when it cannot be read, or when its code is not 0
   */
  send(request: ApiRequest): Promise<Reply>
}

/** Statuses of an unavailable store API; a 500 concerns one request only. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

const BAD_REQUEST = 400

/** Creates the client of a signed API: signs, seals, sends and opens calls by the rules of spec §7. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, engine, keys, scheme, transport, breaker, watch, timeout, now = Date.now } = options

  async function attempt(request: ApiRequest) {
    const { headers, body, associatedData } = signCall({ ...request, engine, keys, scheme, now: now() })
    const { method, path, bytes } = request
    const url = baseUrl + path
    const http = await transport({ method, url, headers, body: bytes ?? body, timeout: timeout(method, path) })
    return { http, associatedData }
  }

  /** Counts failures that show that the store API is down, not failures of a single request. */
  async function tryOnce(request: ApiRequest) {
    try {
      const exchange = await attempt(request)
      if (UNAVAILABLE_STATUSES.has(exchange.http.status)) breaker.recordFailure()
      else breaker.recordSuccess()
      return { ...exchange, outcome: { status: exchange.http.status } satisfies AttemptResult }
    } catch (error) {
      breaker.recordFailure()
      return { error, outcome: { failed: error instanceof TransportTimeout ? 'timeout' : 'connection' } as const }
    }
  }

  return {
    async send(request) {
      const { method, path } = request
      if (!breaker.allowsRequest()) throw new ApiError({ method, path, code: FAILURES.busy, status: FAILURES.busy })
      const sent = { method, body: request.body === undefined && !request.bytes ? null : '' }
      let result = await tryOnce(request)
      const isRepeated = shouldRetry(sent, result.outcome, 1)
      if (isRepeated) result = await tryOnce(request)
      if (!('http' in result)) {
        const status = result.outcome.failed === 'timeout' ? FAILURES.timeout : FAILURES.network
        throw new ApiError({ method, path, code: status, status, cause: result.error })
      }
      try {
        return readReply({ ...request, ...result, engine, keys, watch })
      } catch (error) {
        // The first call removed it, but its reply was lost.
        if (isRepeated && method === 'DELETE' && isNotFound(error)) return { code: 0, msg: '', data: null }
        throw error
      }
    },
  }
}

interface ReceivedReply extends ApiRequest {
  http: HttpReply
  associatedData: AssociatedData
  engine: Engine
  keys: ContractKeys
  watch: SignatureMonitor | undefined
}

function readReply({ method, path, http, associatedData, engine, keys, watch }: ReceivedReply): Reply {
  try {
    const reply = decryptReply(engine, keys, http.text, associatedData)
    if (reply.code === 0 || reply.data !== null) watch?.recordAccepted()
    // The reply to a correctly signed read contains its error; a reply without data means that the signature was
    // rejected.
    else if (http.status === BAD_REQUEST && method === 'GET') watch?.recordRejected(http.date)
    if (reply.code === 0) return reply
    throw new ApiError({ method, path, ...reply, status: http.status })
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof SealError) watch?.recordRejected(http.date)
    const status = error instanceof SealError || http.status < 500 ? FAILURES.network : http.status
    throw new ApiError({ method, path, code: status, status, cause: error })
  }
}
