import type { MiddlewareHandler } from 'hono'
import { LIMITS } from '../../contract/limits'
import { readBody } from '../../contract/read-body'
import type { AppEnv } from './context'
import { Failure } from './failure'

const tooLarge = (status: 413 | 414) => new Failure(status, (texts) => texts.tooLarge)

/** Refuses what is too long before anybody works on it, and leaves the body as text for the signature. */
export const limits = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const { search } = new URL(c.req.url)
  if (search.length > LIMITS.queryBytes) throw tooLarge(414)
  const body = await readBody(c.req.raw)
  if (body === null) throw tooLarge(413)
  c.set('rawBody', body)
  await next()
}
