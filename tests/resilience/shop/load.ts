import { setTimeout as pause } from 'node:timers/promises'
import { atConstantRate } from '../../harness/constant-rate'
import type { ShopResponse } from './client'

/** A request of a load, and its result. */
export interface RequestResult {
  path: string
  status: number
  durationMs: number
  /** Since the load began, in milliseconds. */
  at: number
  retryAfter: boolean
}

export interface Load {
  results: RequestResult[]
  /** Stops the load. Resolves when all responses have arrived. */
  stop: () => Promise<RequestResult[]>
}

interface RequestOptions {
  /** Returns the next request. */
  next: () => { path: string; send: () => Promise<ShopResponse> }
}

const DEFAULT_SHOPPERS = 5

const sendAndRecord = async (
  results: RequestResult[],
  startedAt: number,
  { path, send }: ReturnType<RequestOptions['next']>,
) => {
  const at = performance.now() - startedAt
  const { status, durationMs, headers } = await send()
  results.push({ path, status, durationMs, at, retryAfter: headers['retry-after'] !== undefined })
}

/** Sends `rate` requests a second, however late the responses are. */
export function fireAtRate({ rate, next }: RequestOptions & { rate: number }): Load {
  const results: RequestResult[] = []
  const startedAt = performance.now()
  const pending = new Set<Promise<void>>()
  const end = atConstantRate(rate, () => {
    const request = sendAndRecord(results, startedAt, next()).finally(() => pending.delete(request))
    pending.add(request)
  })
  const stop = async () => {
    end()
    await Promise.all(pending)
    return results
  }
  return { results, stop }
}

/** A closed loop: each shopper sends the next request after a response. */
export function startClosedLoop({ shoppers = DEFAULT_SHOPPERS, next }: RequestOptions & { shoppers?: number }): Load {
  const results: RequestResult[] = []
  const startedAt = performance.now()
  const state = { isStopped: false }
  const browse = async () => {
    while (!state.isStopped) {
      await sendAndRecord(results, startedAt, next())
      // After a failure a shopper pauses before the next request.
      if (results.at(-1)?.status !== 200) await pause(50)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, browse))
  const stop = async () => {
    state.isStopped = true
    await all
    return results
  }
  return { results, stop }
}

export const failedOf = (results: RequestResult[]): string[] =>
  results.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`)

export const durationsOf = (results: RequestResult[]): number[] => results.map(({ durationMs }) => durationMs)
