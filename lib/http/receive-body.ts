import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { LIMITS } from '../../contract/limits'

/** Bodies that one network address may be sending at the same time. */
const MAX_UNFINISHED_BODIES = 20

/** Counts the unfinished bodies of each network address. */
export class UnfinishedBodies {
  readonly #counts = new Map<string, number>()

  /** @returns a function to call when the body is finished; null when the address has too many */
  begin(address: string): (() => void) | null {
    const count = this.#counts.get(address) ?? 0
    if (count >= MAX_UNFINISHED_BODIES) return null
    this.#counts.set(address, count + 1)
    return () => {
      const left = (this.#counts.get(address) ?? 1) - 1
      if (left > 0) this.#counts.set(address, left)
      else this.#counts.delete(address)
    }
  }
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0

/** Lets the next reader read all of a body. `new Request()` takes no stream that was read from before. */
function unread(request: IncomingMessage, body: Buffer): void {
  request.unshift(body)
  Object.defineProperty(request, 'readableDidRead', { value: false, configurable: true })
}

interface Receiving {
  deadlineMs: number
  onReceived: () => void
  onTimeout: () => void
  onOver: () => void
}

/**
 * Waits until a body is complete, or larger than any API call accepts: its reader refuses it then.
 * @returns a function that stops waiting
 */
export function receiveBody(
  request: IncomingMessage,
  { deadlineMs, onReceived, onTimeout, onOver }: Receiving,
): () => void {
  const chunks: Buffer[] = []
  let size = 0
  let isOver = false
  const finish = (callback?: () => void) => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    request.off('readable', read)
    onOver()
    callback?.()
  }
  const read = AsyncResource.bind(() => {
    while (request.readableLength > 0) {
      const chunk = request.read() as Buffer
      chunks.push(chunk)
      size += chunk.length
    }
    if (!request.complete && size <= LIMITS.bodyBytes) return
    // Before the stream emits `end`: later it could not be read any more.
    if (size > 0) unread(request, Buffer.concat(chunks))
    finish(onReceived)
  })
  const timer = setTimeout(() => finish(onTimeout), deadlineMs)
  request.on('readable', read)
  return () => finish()
}
