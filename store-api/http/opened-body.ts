import type { MiddlewareHandler } from 'hono'
import { nodeEngine } from '../../contract/engines/node'
import { openBody } from '../../contract/cipher'
import type { AppEnv } from './context'
import { badRequest } from './failure'

/** Opens the sealed body of a request that has one; a plain body is refused like a broken one. */
export const openedBody = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const rawBody = c.get('rawBody')
  if (rawBody !== '') {
    const { keys, binding } = c.get('sealing')
    try {
      c.set('body', openBody(nodeEngine, keys, rawBody, binding))
    } catch {
      throw badRequest()
    }
  }
  await next()
}
