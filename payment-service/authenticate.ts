import type { MiddlewareHandler } from 'hono'
import { nodeEngine } from '../contract/engines/node'
import { LIMITS } from '../contract/limits'
import { readBody } from '../contract/read-body'
import { createRejectionLog } from '../contract/signature-check'
import { decryptRequest } from '../contract/cipher'
import { isSafeMethod, verifyRequest, rejectionReason } from '../contract/signature-check'
import type { AppEnv, Service } from './context'
import { badRequest, HttpError } from './reply'

/**
 * Authenticates a call of the shop: signed with the shared secret, recent, not replayed if it is a write, with an
 * encrypted body. Every failure has the same response; the log contains the reason.
 */
export const signed = (service: Service): MiddlewareHandler<AppEnv> => {
  const { ledger, keys, acceptsPathSign, now, logger } = service
  const logRefusal = createRejectionLog((trouble, sentence) => logger.warn(trouble, sentence))
  return async (c, next) => {
    const body = await readBody(c.req.raw)
    if (body === null || new URL(c.req.url).search.length > LIMITS.queryBytes) throw new HttpError(413, 'Too large.')
    const options = { engine: nodeEngine, keys: [keys], acceptsPathSign, now: now() }
    const found = verifyRequest(c.req.raw, body, options)
    if (!found) {
      logRefusal(rejectionReason(c.req.raw, body, options), options.now)
      throw badRequest()
    }
    if (!isSafeMethod(found.request.method) && !ledger.recordSignature(found.sign, now())) throw badRequest()
    c.set('replyCipher', { keys: found.keys, associatedData: found.associatedData })
    c.set('idempotencyKey', found.request.idempotencyKey)
    try {
      c.set('body', body === '' ? undefined : decryptRequest(nodeEngine, found.keys, body, found.associatedData))
    } catch {
      throw badRequest()
    }
    await next()
  }
}
