import { createHash } from 'node:crypto'
import type { Hono, MiddlewareHandler } from 'hono'
import { CALLS } from '../../../contract/calls'
import { HASH_PATTERN, LIMITS } from '../../../contract/limits'
import { readBytes } from '../../../contract/read-body'
import { requireCapability } from '../../admin/store-settings'
import { storeAttachment, readAttachment } from '../../feedback/attachments/attachments'
import { requireCustomer, signature } from '../authenticate'
import type { AppContext, AppEnv, Shop } from '../context'
import { checkParams } from '../contract-router'
import { badRequest, HttpError, notFound } from '../errors'
import { rateLimiter } from '../rate-limiter'
import { success } from '../reply'
import { type ConcurrencyLimits, concurrencyLimit, writeRateLimit } from '../request-limits'
import { auditLog } from '../request-log'

/** Maximum number of concurrent uploads: each is in memory. */
const MAX_UPLOADS = 8

/** The body is bytes: the signature covers it by the hash in the path, and is verified before the body is read. */
const skipBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('rawBody', '')
  await next()
}

/**
 * `PUT /api/attachment/{hash}`: a file as bytes. It is registered before the calls with small, encrypted text bodies,
 * with its own size limit.
 */
export function uploadRoutes(app: Hono<AppEnv>, shop: Shop, limits: ConcurrencyLimits) {
  const context = { ...shop, consume: rateLimiter(shop) }
  const uploads = { ...limits, maxRunning: Math.min(limits.maxRunning, MAX_UPLOADS) }
  const path = CALLS.addAttachment.path.replace('{hash}', ':hash')
  app.put(
    path,
    auditLog(shop),
    concurrencyLimit(uploads),
    skipBody,
    signature(shop),
    writeRateLimit(limits),
    async (c) => {
      await requireCapability(shop, 'tickets')
      const customerId = requireCustomer(c.get('caller'))
      const hash = c.req.param('hash') ?? ''
      if (!HASH_PATTERN.test(hash)) throw notFound()
      const bytes = await readBytes(c.req.raw, LIMITS.attachmentBytes)
      if (bytes === null) throw new HttpError(413, (texts) => texts.attachmentTooLarge)
      if (createHash('sha256').update(bytes).digest('hex') !== hash) throw badRequest()
      return success(c as AppContext, await storeAttachment(context, customerId, Buffer.from(bytes)))
    },
  )
}

/** `GET /api/attachment/{id}`: a file of the customer's own messages, not an envelope. */
export const attachmentRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  app.get(CALLS.getAttachment.path.replace('{id}', ':id'), async (c) => {
    await requireCapability(shop, 'tickets')
    const customerId = requireCustomer(c.get('caller'))
    const { id = '' } = checkParams(c.req.param())
    const { row, bytes } = await readAttachment(shop, customerId, id)
    return c.body(new Uint8Array(bytes), 200, {
      'Cache-Control': 'no-store',
      'Content-Disposition': row.type === 'application/pdf' ? 'attachment' : 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': row.type,
      'X-Content-Type-Options': 'nosniff',
    })
  })
}
