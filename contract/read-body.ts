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
  if (isRead(request.method)) return declaredLength(request) > LIMITS.bodyBytes ? null : ''
  const bytes = await readBytes(request, LIMITS.bodyBytes)
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

const declaredLength = ({ headers }: Request) => Number(headers.get('content-length') ?? 0)

/** A request's body, counted while it is read. @returns null when it is longer than `limit` bytes */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (declaredLength(request) > limit) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > limit) return null
    parts.push(part)
  }
  return concat(...parts)
}
