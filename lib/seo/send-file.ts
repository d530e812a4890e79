import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '../telemetry/log'

/** Limits how many tasks run at a time; further ones are rejected, not queued. */
export class ConcurrencyLimiter {
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  /** Acquires a slot. @returns its release, or null if none is free */
  acquire(): (() => void) | null {
    if (this.#free === 0) return null
    this.#free--
    return () => {
      this.#free++
    }
  }
}

/** Files written concurrently: each loads page after page from the store API. */
const slots = new ConcurrencyLimiter(4)

/** Milliseconds a client may take to read one chunk. */
const READ_TIMEOUT_MS = 30_000

/** Shared caches keep a file for five minutes; a crawler revalidates it each time. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300'

const unavailable = () =>
  new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })

export interface SeoFile extends FileValidators {
  contentType: string
  /** Writes it in chunks. The head of the response waits for the first. */
  write: () => AsyncGenerator<string>
}

async function* prepend(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function headersOf({ contentType, etag, updatedAt }: SeoFile): Headers {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': CACHE_CONTROL, etag })
  if (updatedAt) headers.set('last-modified', new Date(updatedAt).toUTCString())
  return headers
}

/** Sends a file: 304 if the client has it, otherwise as a stream that is never in memory as a whole. */
async function send(request: Request, file: SeoFile): Promise<Response> {
  const headers = headersOf(file)
  if (isNotModified(request.headers, file)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const release = slots.acquire()
  if (!release) return unavailable()
  const chunks = file.write()
  try {
    const { done, value } = await chunks.next()
    const body = streamText(done ? chunks : prepend(value, chunks), { onEnd: release, timeoutMs: READ_TIMEOUT_MS })
    return new Response(body, { headers })
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Responds with a file that crawlers read; 503 if it cannot be written.
 * @param find the file; null if there is none
 */
export async function sendFile(request: Request, find: () => Promise<SeoFile | null>): Promise<Response> {
  try {
    const file = await find()
    return file ? await send(request, file) : new Response(null, { status: 404 })
  } catch (error) {
    log().error({ err: error }, 'a file for crawlers could not be written')
    return unavailable()
  }
}

/** Increased whenever the format of the files changes. */
const FORMAT_VERSION = 2

/** The ETag of a file made of these parts: weak, since it may be sent compressed. */
export function computeEtag(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify([FORMAT_VERSION, parts]))
  return `W/"${digest.digest('base64url').slice(0, 20)}"`
}

/** Validators of a file. */
export interface FileValidators {
  etag: string
  /** ISO 8601; undefined if unknown. */
  updatedAt?: string | undefined
}

const etagsIn = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether the client has the current file (RFC 9110, 13.1): a date counts only where no tag is sent. */
export function isNotModified(requestHeaders: Headers, { etag, updatedAt }: FileValidators): boolean {
  const match = requestHeaders.get('if-none-match')
  if (match !== null) return match.trim() === '*' || etagsIn(match).includes(etag.replace(/^W\//, ''))
  const sinceMs = Date.parse(requestHeaders.get('if-modified-since') ?? '')
  const updatedMs = Date.parse(updatedAt ?? '')
  // HTTP dates have no milliseconds.
  return Math.floor(updatedMs / 1000) * 1000 <= sinceMs
}

interface Options {
  /** Called once: at the end, after a failure, and when the client stops reading. */
  onEnd: () => void
  /** Milliseconds a client may take to read one chunk. */
  timeoutMs: number
}

/**
 * A stream of chunks, each written when the client has read the previous one: only one is in memory. A failure aborts the
 * response, so that a partial file is never mistaken for a complete one.
 */
export function streamText(chunks: AsyncIterator<string>, { onEnd, timeoutMs }: Options): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  let hasEnded = false
  const end = () => {
    clearTimeout(stallTimer)
    if (!hasEnded) onEnd()
    hasEnded = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stallTimer)
        try {
          const { done, value } = await chunks.next()
          if (hasEnded) return
          if (!done) {
            controller.enqueue(encoder.encode(value))
            stallTimer = setTimeout(() => {
              end()
              controller.error(new Error('the client stopped reading'))
            }, timeoutMs)
            return
          }
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      async cancel() {
        end()
        await chunks.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
