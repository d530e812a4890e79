import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIMITS } from '../contract/limits'
import { onResponseClosed } from '../http/on-response-closed'

/** Bodies one network address may be sending at once. */
const MOST_UNFINISHED = 20

/** Counts the bodies on their way, for each address. */
export class UnfinishedBodies {
  readonly #counts = new Map<string, number>()

  /** @returns how to say that it is no longer on its way, or null when the address has too many */
  begin(address: string): (() => void) | null {
    const count = this.#counts.get(address) ?? 0
    if (count >= MOST_UNFINISHED) return null
    this.#counts.set(address, count + 1)
    return () => {
      const left = (this.#counts.get(address) ?? 1) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }
}

interface Receiving {
  request: IncomingMessage
  response: ServerResponse
  unfinished: UnfinishedBodies
  /** Whose body it is. */
  address: string
  /** Milliseconds the body may take. */
  deadline: number
  /** Goes on with the request: its body is there, to be read as if nobody had. Called once, or not at all. */
  received: () => void
  refuse: (refusal: 'slow' | 'tooMany') => void
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** Gives a stream back what was read of it: a `Request` is made of none that says it was read from. */
function putBack(request: IncomingMessage, body: Buffer): void {
  request.unshift(body)
  Object.defineProperty(request, 'readableDidRead', { value: false, configurable: true })
}

/**
 * Waits for a request's body before anybody works on the request: who sends slowly holds no place of others. Of a body that
 * is larger than any call takes only the beginning is waited for, and whoever reads it refuses it.
 */
export function receiveBody({ request, response, unfinished, address, deadline, received, refuse }: Receiving): void {
  const begin = () => {
    if (request.complete || request.destroyed) return received()
    const finish = unfinished.begin(address)
    if (!finish) return refuse('tooMany')
    const parts: Buffer[] = []
    let size = 0
    let isOver = false
    const end = (act?: () => void) => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      request.off('readable', read)
      finish()
      act?.()
    }
    const read = AsyncResource.bind(() => {
      while (request.readableLength > 0) {
        const part = request.read() as Buffer
        parts.push(part)
        size += part.length
      }
      if (!request.complete && size <= LIMITS.bodyBytes) return
      // Before the stream tells that it has ended: then whoever reads it next finds all of it.
      if (size > 0) putBack(request, Buffer.concat(parts))
      end(received)
    })
    const timer = setTimeout(() => end(() => refuse('slow')), deadline)
    request.on('readable', read)
    onResponseClosed(request, response, () => end())
  }
  // Most bodies come with their head: those are never counted.
  setImmediate(AsyncResource.bind(begin))
}
