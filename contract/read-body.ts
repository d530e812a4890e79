import { concat } from './bytes'
import { LIMITS } from './limits'
import { isSafeMethod } from './signature-check'

/**
 * Reads a request's body as text. Its bytes are counted while reading, so that the limit also applies to a chunked body
 * or a wrong Content-Length. Invalid UTF-8 becomes replacement characters, which fail the signature check. The body of
 * a GET or HEAD is not accessed: the server would have to create a full `Request` with an abort signal, which costs
 * garbage collection.
 * @returns null if it is longer than the contract allows
 */
export async function readBody(request: Request): Promise<string | null> {
  if (isSafeMethod(request.method)) return declaredLength(request) > LIMITS.bodyBytes ? null : ''
  const bytes = await readBytes(request, LIMITS.bodyBytes)
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

const declaredLength = ({ headers }: Request) => Number(headers.get('content-length') ?? 0)

/** Reads a request's body, counting its bytes. @returns null if it is longer than `limit` bytes */
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
