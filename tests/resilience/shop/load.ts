import { setTimeout as pause } from 'node:timers/promises'
import { atConstantRate } from '../../harness/constant-rate'
import type { ShopResponse } from './client'

/** A request of a load, and its result. */
export interface Fired {
  path: string
  status: number
  took: number
  /** Since the load began, in milliseconds. */
  at: number
  retryAfter: boolean
}

export interface Load {
  fired: Fired[]
  /** Stops the load. Resolves when all responses have arrived. */
  stop: () => Promise<Fired[]>
}

interface RequestOptions {
  /** Returns the next request. */
  next: () => { path: string; ask: () => Promise<ShopResponse> }
}

const DEFAULT_SHOPPERS = 5

const sendAndRecord = async (fired: Fired[], begun: number, { path, ask }: ReturnType<RequestOptions['next']>) => {
  const at = performance.now() - begun
  const { status, took, headers } = await ask()
  fired.push({ path, status, took, at, retryAfter: headers['retry-after'] !== undefined })
}

/** Sends `rate` requests a second, however late the responses are. */
export function fireAtRate({ rate, next }: RequestOptions & { rate: number }): Load {
  const fired: Fired[] = []
  const begun = performance.now()
  const pending = new Set<Promise<void>>()
  const end = atConstantRate(rate, () => {
    const request = sendAndRecord(fired, begun, next()).finally(() => pending.delete(request))
    pending.add(request)
  })
  const stop = async () => {
    end()
    await Promise.all(pending)
    return fired
  }
  return { fired, stop }
}

/** A closed loop: each shopper sends the next request after a response. */
export function keepAsking({ shoppers = DEFAULT_SHOPPERS, next }: RequestOptions & { shoppers?: number }): Load {
  const fired: Fired[] = []
  const begun = performance.now()
  const state = { isOver: false }
  const browse = async () => {
    while (!state.isOver) {
      await sendAndRecord(fired, begun, next())
      // After a failure a shopper pauses before the next request.
      if (fired.at(-1)?.status !== 200) await pause(50)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, browse))
  const stop = async () => {
    state.isOver = true
    await all
    return fired
  }
  return { fired, stop }
}

export const failedOf = (fired: Fired[]): string[] =>
  fired.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`)

export const timesOf = (fired: Fired[]): number[] => fired.map(({ took }) => took)
