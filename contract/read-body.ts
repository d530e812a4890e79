import { concat } from './bytes'
import { LIMITS } from './limits'
import { isRead } from './signature-check'

/**
 * A request's body as text, counted while it is read: a chunked one, or a false Content-Length, is stopped at the limit
 * too. Bytes that are not UTF-8 become marks that no signature is good for. What only reads has none: looking for it would
 * have a server make a whole `Request` of each, with an abort signal that the collector pays for later.
 * @returns null when it is longer than the contract allows
 */
export async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.bodyBytes) return null
  if (isRead(request.method)) return ''
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > LIMITS.bodyBytes) return null
    parts.push(part)
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(concat(...parts))
}
