import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS } from '../../contract/webhook'
import type { DueEvent } from '../ledger/ledger'

/** Longest wait for the shop, in milliseconds. */
const TIMEOUT = 15_000

export interface Target {
  url: string
  key: Uint8Array
  /** Tests give a shop in the same process. */
  fetch: (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Tells the shop of an event, once.
 * @param now milliseconds since the epoch
 * @returns whether it has taken it
 */
export async function deliver({ id, body: event }: DueEvent, target: Target, now: number): Promise<boolean> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(now / 1000))
  const headers = {
    'content-type': 'application/json',
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: timestamp,
    [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, target.key, { id, timestamp, body }),
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await target.fetch(target.url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
