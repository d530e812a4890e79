import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '../telemetry/log'

/** So many at a time and no more: who comes when all places are taken is asked to come later. */
export class ConcurrencyLimiter {
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  /** @returns how to give the place back, or null when none is free */
  take(): (() => void) | null {
    if (this.#free === 0) return null
    this.#free--
    return () => {
      this.#free++
    }
  }
}

/** Files written at once: each asks the store API for page after page. */
const places = new ConcurrencyLimiter(4)

/** Milliseconds a reader may take for one piece. */
const READ_TIMEOUT_MS = 30_000

/** Caches before us keep a file for a while; a crawler asks whether it has changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300'

const away = () => new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })

export interface SeoFile extends FileState {
  contentType: string
  /** Writes it, piece by piece. The first is waited for before anything is said. */
  write: () => AsyncGenerator<string>
}

async function* from(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function headersOf({ contentType, etag, updatedAt }: SeoFile): Headers {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': CACHE_CONTROL, etag })
  if (updatedAt) headers.set('last-modified', new Date(updatedAt).toUTCString())
  return headers
}

/** Sends a file that crawlers read: not again where it is known, and never held whole. */
async function send(request: Request, file: SeoFile): Promise<Response> {
  const headers = headersOf(file)
  if (isNotModified(request.headers, file)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const leave = places.take()
  if (!leave) return away()
  const pieces = file.write()
  try {
    const { done, value } = await pieces.next()
    const body = streamText(done ? pieces : from(value, pieces), { onEnd: leave, timeoutMs: READ_TIMEOUT_MS })
    return new Response(body, { headers })
  } catch (error) {
    leave()
    throw error
  }
}

/**
 * Answers with a file that crawlers read.
 * @param find says what the file is; null where there is none
 */
export async function sendFile(request: Request, find: () => Promise<SeoFile | null>): Promise<Response> {
  try {
    const file = await find()
    return file ? await send(request, file) : new Response(null, { status: 404 })
  } catch (error) {
    log().error({ err: error }, 'a file for crawlers could not be written')
    return away()
  }
}

/** Goes up when files are written in another way. */
const FORMAT = 2

/** The ETag of a file that is made of these: weak, for it may be sent compressed. */
export function computeEtag(parts: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify([FORMAT, parts]))
  return `W/"${digest.digest('base64url').slice(0, 20)}"`
}

/** What a file was when it was made. */
export interface FileState {
  etag: string
  /** ISO 8601; undefined if unknown. */
  updatedAt?: string | undefined
}

const tagsOf = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether who asks has the file as it is (RFC 9110, 13.1): a time counts only where no tag is sent. */
export function isNotModified(asked: Headers, { etag, updatedAt }: FileState): boolean {
  const match = asked.get('if-none-match')
  if (match !== null) return match.trim() === '*' || tagsOf(match).includes(etag.replace(/^W\//, ''))
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  const changed = Date.parse(updatedAt ?? '')
  // Times of HTTP know no milliseconds.
  return Math.floor(changed / 1000) * 1000 <= since
}

interface Options {
  /** Called once: at the end, after a failure, and when the client stops reading. */
  onEnd: () => void
  /** Milliseconds a reader may take for one piece. */
  timeoutMs: number
}

/**
 * A body made of pieces, each fetched when the one before has been taken: however long it is, no more than one is held.
 * A failure breaks it off, so that half a file is never taken for a whole one.
 */
export function streamText(pieces: AsyncIterator<string>, { onEnd, timeoutMs }: Options): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stalled: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = () => {
    clearTimeout(stalled)
    if (!isOver) onEnd()
    isOver = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        try {
          const { done, value } = await pieces.next()
          if (isOver) return
          if (!done) {
            controller.enqueue(encoder.encode(value))
            stalled = setTimeout(() => {
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
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
