import 'server-only'
import { request, type Dispatcher } from 'undici'
import { createDeadline } from './deadline'

/** One minimal HTTP exchange, so that tests can replace it with a small server or a function. */
export interface HttpRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | Uint8Array | null
  /** Timeout of the exchange including its body, in milliseconds. */
  timeout: number
}

export interface HttpReply {
  status: number
  text: string
  /** The header, if there is one. */
  date?: string | undefined
}

export type Transport = (request: HttpRequest) => Promise<HttpReply>

/** The exchange exceeded its timeout. */
export class TransportTimeout extends Error {
  override readonly name = 'TransportTimeout'
}

/** A larger reply is cut off: no call of the contract comes near this size. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024

/**
 * undici's own client: Next patches the global `fetch`, which then keeps memory for every
 * distinct address.
 */
export function undiciTransport(dispatcher?: Dispatcher): Transport {
  return async ({ method, url, headers, body, timeout }) => {
    const { signal, clear } = createDeadline(timeout)
    try {
      const reply = await request(url, { method: method as Dispatcher.HttpMethod, headers, body, signal, dispatcher })
      const text = (await readBytes(reply.body)).toString('utf8')
      return { status: reply.statusCode, text, date: [reply.headers.date].flat()[0] }
    } catch (error) {
      throw signal.aborted ? new TransportTimeout(`no response in ${timeout} ms`, { cause: error }) : error
    } finally {
      clear()
    }
  }
}

/** Reads a reply's body. @throws RangeError if it exceeds the maximum size */
export async function readBytes(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length
    if (size > MAX_REPLY_BYTES) throw new RangeError('the reply is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
