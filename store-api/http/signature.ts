import { lt } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { nodeEngine } from '../../contract/engines/node'
import { createRefusalLog, isRead, readSigned, whyRefused } from '../../contract/signature-check'
import { SIGN_WINDOW_MS } from '../../contract/signing'
import { callerOf } from '../customers/caller-of'
import type { AppEnv, Shop } from './context'
import { acceptedSign } from '../db/schema'
import { badRequest } from './failure'

/** One in so many accepted writes also forgets the signatures whose window has passed. */
const PRUNE_EVERY = 100

/**
 * Lets a request through that was signed with one of the live keys, in time, and not taken before when it changes
 * something. Whatever is wrong, the answer is the same; the log says more.
 */
export function signature(shop: Shop): MiddlewareHandler<AppEnv> {
  let writes = 0
  const tellRefusal = createRefusalLog((told, sentence) => shop.logger.warn(told, sentence))

  async function acceptOnce(sign: string) {
    const expiresAt = new Date(shop.now() + 2 * SIGN_WINDOW_MS)
    const taken = await shop.db.insert(acceptedSign).values({ sign, expiresAt }).onConflictDoNothing().returning()
    if (taken.length === 0) throw badRequest()
    if (++writes % PRUNE_EVERY === 0)
      await shop.db.delete(acceptedSign).where(lt(acceptedSign.expiresAt, new Date(shop.now())))
  }

  return async (c, next) => {
    const how = { engine: nodeEngine, keys: shop.keys, acceptsPathSign: shop.acceptsPathSign, now: shop.now() }
    const signed = readSigned(c.req.raw, c.get('rawBody'), how)
    if (!signed) {
      tellRefusal(whyRefused(c.req.raw, c.get('rawBody'), how), how.now)
      throw badRequest()
    }
    const { request, sign, keys, binding } = signed
    if (!isRead(request.method)) await acceptOnce(sign)

    c.set('sealing', { keys, binding })
    c.set('caller', await callerOf(shop, request))
    await next()
  }
}
