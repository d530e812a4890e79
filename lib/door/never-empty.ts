import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'

type Send<Result> = (...sent: unknown[]) => Result

/** What says that something is not there, or could not be had: whoever asks reads so. */
const HAS_WORDS: ReadonlySet<number> = new Set([404, 410, 500, 502, 503, 504])

const isEmpty = (chunk: unknown) => !(typeof chunk === 'string' || chunk instanceof Uint8Array) || chunk.length === 0

/**
 * Gives an answer that says it has nothing the words for it, where whoever made it gave none: a picture, a file, a call of
 * a program. Has to see what goes out before anything else does.
 */
export function neverEmpty({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === 'HEAD') return
  const write = response.write.bind(response) as Send<boolean>
  const end = response.end.bind(response) as Send<ServerResponse>
  const flushHeaders = response.flushHeaders.bind(response)
  const hasNothing = () => !response.headersSent && HAS_WORDS.has(response.statusCode)
  response.flushHeaders = () => {
    if (!hasNothing()) flushHeaders()
  }
  response.write = ((...sent: unknown[]) =>
    (hasNothing() && isEmpty(sent[0])) || write(...sent)) as ServerResponse['write']
  response.end = ((...sent: unknown[]) => {
    if (!hasNothing() || !isEmpty(sent[0])) return end(...sent)
    const words = Buffer.from(`${STATUS_CODES[response.statusCode] ?? ''}\n`)
    for (const name of ['transfer-encoding', 'content-encoding', 'etag']) response.removeHeader(name)
    response.setHeader('content-type', 'text/plain; charset=utf-8')
    response.setHeader('content-length', words.length)
    return end(words)
  }) as ServerResponse['end']
}
