import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../lib/contract/cipher'
import { nodeEngine } from '../lib/contract/engines/node'
import type { Reply } from '../lib/contract/envelope'
import type { AppContext } from './context'

/**
 * Answers in the contract's envelope. Data is sealed for the request it answers; a request whose signature was not
 * found good gets none.
 */
export function reply(c: AppContext, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const sealing = c.get('sealing')
  const sealed =
    data === null || !sealing ? null : seal(nodeEngine, sealing.keys.reply, JSON.stringify(data), sealing.binding)
  c.header('Cache-Control', 'no-store')
  return c.json({ code, msg, data: sealed }, status)
}

/** A success with its data. */
export const success = (c: AppContext, data: unknown = null) => reply(c, { code: 0, msg: '', data })
