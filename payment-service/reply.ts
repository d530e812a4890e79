import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../contract/cipher'
import { nodeEngine } from '../contract/engines/node'
import type { Reply } from '../contract/envelope'
import type { AppEnv } from './context'

/** Answers in the contract's envelope; a request whose signature was not found good gets no data. */
export function reply(c: Context<AppEnv>, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const sealing = c.get('sealing')
  const sealed =
    data === null || !sealing ? null : seal(nodeEngine, sealing.keys.reply, JSON.stringify(data), sealing.binding)
  c.header('Cache-Control', 'no-store')
  return c.json({ code, msg, data: sealed }, status)
}
