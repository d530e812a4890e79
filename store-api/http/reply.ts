import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { seal } from '../../contract/cipher'
import { nodeEngine } from '../../contract/engines/node'
import type { Reply } from '../../contract/envelope'
import { answerText } from './answer-text'
import type { AppContext } from './context'

/**
 * Answers in the contract's envelope. Data is sealed for the request it answers; a request whose signature was not
 * found good gets none.
 */
export function reply(c: AppContext, { code, msg, data }: Reply, status: ContentfulStatusCode = 200): Response {
  const sealing = c.get('sealing')
  const sealed =
    data === null || !sealing ? null : seal(nodeEngine, sealing.keys.reply, answerText(data), sealing.binding)
  c.header('Cache-Control', 'no-store')
  // What is sealed is base64: nothing in it would be escaped, and looking for that takes its time.
  const text = `{"code":${code},"msg":${JSON.stringify(msg)},"data":${sealed === null ? 'null' : `"${sealed}"`}}`
  return c.body(text, status, { 'Content-Type': 'application/json' })
}

/** A success with its data. */
export const success = (c: AppContext, data: unknown = null) => reply(c, { code: 0, msg: '', data })
