import type { MiddlewareHandler } from 'hono'
import { findCall } from '../../contract/calls'
import { pathForLog } from '../../contract/log-fields'
import { audit } from '../admin/audit'
import type { AppEnv, Shop } from './context'

/** Whether a call names a thing that is one person's: of those nobody is told whose it is, so that is written down here. */
function namesOnesOwn(method: string, path: string): boolean {
  const found = findCall(method, path)
  return found !== null && found.call.audience !== 'public' && Object.keys(found.params).length > 0
}

/** What no handler knows of as one thing: sessions that are none, things that are another's or nobody's, limits. */
const EVENT_OF = { 401: 'session refused', 404: 'foreign id', 429: 'too often' } as const

const isTold = (status: number): status is keyof typeof EVENT_OF => status in EVENT_OF

/** Writes down calls that were refused for who made them, or for how often. */
export const audited =
  ({ logger }: Shop): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await next()
    const { status } = c.res
    const { method, path } = c.req
    if (!isTold(status) || (status === 404 && !namesOnesOwn(method, path))) return
    const { customerId, address } = c.get('caller') ?? {}
    const who = { customerId, address, requestId: c.get('requestId') }
    audit(logger, EVENT_OF[status], { ...who, method, path: pathForLog(path) })
  }
