import { setTimeout as pause } from 'node:timers/promises'
import { atConstantRate } from '../../harness/constant-rate'
import type { ShopResponse } from './client'

/** One question of a load, and what came of it. */
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
  /** No further questions. @returns when every answer is there */
  stop: () => Promise<Fired[]>
}

interface RequestOptions {
  /** The next question. */
  next: () => { path: string; ask: () => Promise<ShopResponse> }
}

const HANDFUL = 5

const note = async (fired: Fired[], begun: number, { path, ask }: ReturnType<RequestOptions['next']>) => {
  const at = performance.now() - begun
  const { status, took, headers } = await ask()
  fired.push({ path, status, took, at, retryAfter: headers['retry-after'] !== undefined })
}

/** Sends `rate` requests a second, however late the responses are. */
export function fireAtRate({ rate, next }: RequestOptions & { rate: number }): Load {
  const fired: Fired[] = []
  const begun = performance.now()
  const waiting = new Set<Promise<void>>()
  const end = atConstantRate(rate, () => {
    const one = note(fired, begun, next()).finally(() => waiting.delete(one))
    waiting.add(one)
  })
  const stop = async () => {
    end()
    await Promise.all(waiting)
    return fired
  }
  return { fired, stop }
}

/** A closed loop: each shopper sends the next request when the response is there. */
export function keepAsking({ shoppers = HANDFUL, next }: RequestOptions & { shoppers?: number }): Load {
  const fired: Fired[] = []
  const begun = performance.now()
  const state = { isOver: false }
  const shop = async () => {
    while (!state.isOver) {
      const question = next()
      await note(fired, begun, question)
      // A refused shopper pauses before the next request.
      if (fired.at(-1)?.status !== 200) await pause(50)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, shop))
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
