import { LIMITS } from '../../../contract/limits'

/** A request's body is larger than the contract allows. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * A request's body as text. It is counted while it is read, so that a false Content-Length or a chunked body is stopped
 * at the limit too.
 * @throws BodyTooLarge over 64 KiB
 */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMITS.bodyBytes) throw new BodyTooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > LIMITS.bodyBytes) throw new BodyTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
