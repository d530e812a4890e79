import 'server-only'
import { CALLS } from '../../contract/calls'
import { ANONYMOUS } from '../../contract/signing'
import { storeApi } from '../api/store-api'
import { addressOf } from '../auth/address-of'
import { singleton } from '../config/singleton'
import { listSignatureProblems } from './upstream-calls'

export interface Readiness {
  /** The store API has responded once. Later outages do not count: cached pages are served without it. */
  hasReachedStoreApi: boolean
  isDraining: boolean
}

export const readiness = (): Readiness =>
  singleton('readiness', () => ({ hasReachedStoreApi: false, isDraining: false }))

/** The HTTP pipeline in front of Next (server/attach.ts). */
interface PipelineStatus {
  /** It has been started, and is not switched off. */
  isExpected: boolean
  /** A request to the server on `PORT` has passed through it. */
  isAttached: boolean
}

export const pipelineStatus = singleton<PipelineStatus>('pipeline-status', () => ({
  isExpected: false,
  isAttached: false,
}))

/**
 * Whether the process can serve shoppers: once the store API has responded, until it drains.
 * @param probe concurrent callers share one call. @throws while the store API is unreachable
 */
export function createReadyCheck(state: Readiness, probe: () => Promise<unknown>): () => Promise<boolean> {
  let probing: Promise<void> | undefined
  const tryProbe = async () => {
    try {
      await probe()
      state.hasReachedStoreApi = true
    } catch {
      // The call itself is logged elsewhere; the reply of /readyz contains the result.
    } finally {
      probing = undefined
    }
  }
  return async () => {
    if (!state.hasReachedStoreApi && !state.isDraining) await (probing ??= tryProbe())
    return state.hasReachedStoreApi && !state.isDraining
  }
}

/** Reads the data that every page shows. @throws ApiError while the store API is unreachable */
async function probeStoreApi(): Promise<void> {
  const read = (path: string) => storeApi().send({ method: 'GET', path, caller: ANONYMOUS })
  await Promise.all([read(CALLS.getStore.path), read(CALLS.listCategories.path)])
}

/** The readiness check of this process. */
export const isReady = createReadyCheck(readiness(), probeStoreApi)

/** A health check's response, never cached and never indexed. @param details for operators */
export const healthReply = (isHealthy: boolean, details: object = {}): Response =>
  Response.json(
    { status: isHealthy ? 'ok' : 'unavailable', ...details },
    { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  )

/**
 * The response of `/readyz`. It is also not ready if the HTTP pipeline should be attached and this request did not pass
 * through it. Requests from this machine also get the programs that reject every call, with the reason.
 */
export async function readyReply(headers: Pick<Headers, 'get'>): Promise<Response> {
  const isHealthy = (await isReady()) && (pipelineStatus.isAttached || !pipelineStatus.isExpected)
  const refused = listSignatureProblems()
  const hasDetails = addressOf(headers) === '' && Object.keys(refused).length > 0
  return healthReply(isHealthy, hasDetails ? { refused } : {})
}
