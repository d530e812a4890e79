import { request } from 'undici'
import { nodeEngine } from '../../contract/engines/node'
import { signWebhook, WEBHOOK_HEADERS } from '../../contract/webhook'
import type { Notice } from './take-due-notices'

/** Longest wait for a storefront, in milliseconds. */
const TIMEOUT = 2000

/** Bears one notice to its storefront. @throws when it was not taken */
export type Tell = (notice: Notice, now: number) => Promise<void>

/** By a webhook that is signed with the key (contract/webhook.ts). */
export const tellByWebhook =
  (key: Uint8Array): Tell =>
  async ({ id, url, changes }, now) => {
    const body = JSON.stringify({ changes })
    const timestamp = String(Math.floor(now / 1000))
    const headers = {
      'content-type': 'application/json',
      [WEBHOOK_HEADERS.id]: id,
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: signWebhook(nodeEngine, key, { id, timestamp, body }),
    }
    const reply = await request(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) })
    await reply.body.dump()
    if (reply.statusCode >= 300) throw new Error(`a storefront answered ${reply.statusCode}`)
  }
