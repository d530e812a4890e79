import { invalidationSchema } from '../../contract/cache-tags'
import { nodeEngine } from '../../contract/engines/node'
import { readBody } from '../../contract/read-body'
import { verifyWebhook, WEBHOOK_HEADERS, webhookKey } from '../../contract/webhook'

/** The cache that the webhook invalidates. */
interface InvalidationCache {
  /** Whether no webhook with this id was handled before. */
  isFirst: (id: string) => Promise<boolean>
  /** Invalidates everything that shows one of these. */
  expire: (changes: string[]) => Promise<void>
}

interface Options {
  /** Shared with the store API; without it every webhook is rejected. */
  secret: string | undefined
  cache: InvalidationCache
  /** Milliseconds since the epoch. */
  now: number
}

const respond = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Handles the store API's webhook: 204 once all instances know its changes, also for a repeated delivery; 401 without a
 * reason for an invalid signature.
 */
export async function handleInvalidationWebhook(request: Request, { secret, cache, now }: Options): Promise<Response> {
  const body = await readBody(request)
  if (body === null) return respond(413)
  const invalidation = secret === undefined ? null : readInvalidation(secret, { headers: request.headers, body, now })
  if (!invalidation) return respond(401)
  if (await cache.isFirst(invalidation.id)) await cache.expire(invalidation.changes)
  return respond(204)
}

interface Webhook {
  headers: Headers
  /** Byte for byte. */
  body: string
  /** Milliseconds since the epoch. */
  now: number
}

/** Reads the changes from a webhook with a valid, recent signature. @returns null for any other */
export function readInvalidation(
  secret: string,
  { headers, body, now }: Webhook,
): { id: string; changes: string[] } | null {
  const header = (name: string) => headers.get(name) ?? ''
  const webhook = { id: header(WEBHOOK_HEADERS.id), timestamp: header(WEBHOOK_HEADERS.timestamp), body }
  if (!verifyWebhook(nodeEngine, webhookKey(secret), webhook, header(WEBHOOK_HEADERS.signature), now)) return null
  try {
    return { id: webhook.id, changes: invalidationSchema.validateSync(JSON.parse(body), { strict: true }).changes }
  } catch {
    return null
  }
}
