import type { MiddlewareHandler } from 'hono'
import { open, SealError } from '../../lib/contract/cipher'
import { nodeEngine } from '../../lib/contract/engines/node'
import { sealedBodySchema } from '../../lib/contract/envelope'
import type { AppEnv } from '../context'
import { badRequest } from '../failure'
import { isWithinLimits } from './limits'

/** Opens the sealed body of a request that has one; a plain body is refused like a broken one. */
export const openedBody = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const rawBody = c.get('rawBody')
  if (rawBody !== '') {
    const { keys, binding } = c.get('sealing')
    try {
      const { data } = sealedBodySchema.validateSync(JSON.parse(rawBody), { strict: true })
      const body: unknown = JSON.parse(open(nodeEngine, keys.request, data, { ...binding, answers: '' }))
      if (!isWithinLimits(body)) throw new SealError()
      c.set('body', body)
    } catch {
      throw badRequest()
    }
  }
  await next()
}
