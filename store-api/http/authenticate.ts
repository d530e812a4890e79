import { lt } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import { nodeEngine } from '../../contract/engines/node'
import { createRejectionLog } from '../../contract/signature-check'
import { SIGN_WINDOW_MS } from '../../contract/signing'
import { isSafeMethod, verifyRequest, rejectionReason } from '../../contract/signature-check'
import type { AppEnv, Caller, Shop } from './context'
import { acceptedSign } from '../db/schema'
import { badRequest, HttpError } from './errors'
import { findSession } from '../customers/sessions'
import { decryptRequest } from '../../contract/cipher'

/** Every n-th accepted write also deletes expired signatures. */
const PRUNE_EVERY = 100

/**
 * Verifies signature, timestamp and, for writes, that the signature was not used before. Every failure gets the same
 * reply; the log has the reason.
 */
export function signature(shop: Shop): MiddlewareHandler<AppEnv> {
  let writes = 0
  const logRefusal = createRejectionLog((problem, sentence) => shop.logger.warn(problem, sentence))

  async function acceptOnce(sign: string) {
    const expiresAt = new Date(shop.now() + 2 * SIGN_WINDOW_MS)
    const inserted = await shop.db.insert(acceptedSign).values({ sign, expiresAt }).onConflictDoNothing().returning()
    if (inserted.length === 0) throw badRequest()
    if (++writes % PRUNE_EVERY === 0)
      await shop.db.delete(acceptedSign).where(lt(acceptedSign.expiresAt, new Date(shop.now())))
  }

  return async (c, next) => {
    const options = { engine: nodeEngine, keys: shop.keys, acceptsPathSign: shop.acceptsPathSign, now: shop.now() }
    const signed = verifyRequest(c.req.raw, c.get('rawBody'), options)
    if (!signed) {
      logRefusal(rejectionReason(c.req.raw, c.get('rawBody'), options), options.now)
      throw badRequest()
    }
    const { request, sign, keys, associatedData } = signed
    if (!isSafeMethod(request.method)) await acceptOnce(sign)

    c.set('replyCipher', { keys, associatedData })
    c.set('caller', await callerOf(shop, request))
    await next()
  }
}

type CallerHeaders = Pick<Caller, 'token' | 'uuid' | 'address'>

/** Resolves the caller from token and device. @throws HttpError 401 for a token that is no live session of this device */
async function callerOf(shop: Shop, { token, uuid, address }: CallerHeaders): Promise<Caller> {
  if (token === '') return { token, uuid, address, customerId: null, sessionHash: '' }
  const session = await findSession(shop, { token, uuid })
  if (!session) throw new HttpError(401, (texts) => texts.invalidToken)
  return { token, uuid, address, ...session }
}

/** Decrypts the request body; a plain body is rejected like a broken one. */
export const decryptBody = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const rawBody = c.get('rawBody')
  if (rawBody !== '') {
    const { keys, associatedData } = c.get('replyCipher')
    try {
      c.set('body', decryptRequest(nodeEngine, keys, rawBody, associatedData))
    } catch {
      throw badRequest()
    }
  }
  await next()
}

/** The customer's id. @throws HttpError 401 for a guest */
export function requireCustomer({ customerId }: Caller): number {
  if (customerId === null) throw new HttpError(401, (texts) => texts.invalidToken)
  return customerId
}
