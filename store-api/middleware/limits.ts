import type { MiddlewareHandler } from 'hono'
import { LIMITS } from '../../lib/contract/limits'
import type { AppEnv } from '../context'
import { Failure } from '../failure'

const tooLarge = (status: 413 | 414) => new Failure(status, (texts) => texts.tooLarge)

/** Reads a body while counting it: a chunked one, or a false Content-Length, is stopped at the limit too. */
async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.bodyBytes) throw tooLarge(413)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > LIMITS.bodyBytes) throw tooLarge(413)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Refuses what is too long before anybody works on it, and leaves the body as text for the signature. */
export const limits = (): MiddlewareHandler<AppEnv> => async (c, next) => {
  const { search } = new URL(c.req.url)
  if (search.length > LIMITS.queryBytes) throw tooLarge(414)
  c.set('rawBody', await readBody(c.req.raw))
  await next()
}

/** Whether a parsed body is no deeper and its arrays no longer than the contract allows. */
export function isWithinLimits(value: unknown, depth: number = LIMITS.jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || (Array.isArray(value) && value.length > LIMITS.arrayLength)) return false
  return Object.values(value).every((part) => isWithinLimits(part, depth - 1))
}
