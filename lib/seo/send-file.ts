import 'server-only'
import { log } from '../telemetry/log'
import { isNotModified, type FileState } from './etag'
import { ConcurrencyLimiter } from '../http/concurrency-limiter'
import { streamText } from './stream-text'

/** Files written at once: each asks the store API for page after page. */
const places = new ConcurrencyLimiter(4)

/** Milliseconds a reader may take for one piece. */
const READ_TIMEOUT_MS = 30_000

/** Caches before us keep a file for a while; a crawler asks whether it has changed. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300'

const away = () => new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })

export interface CrawlFile extends FileState {
  contentType: string
  /** Writes it, piece by piece. The first is waited for before anything is said. */
  write: () => AsyncGenerator<string>
}

async function* from(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

function headersOf({ contentType, etag, updatedAt }: CrawlFile): Headers {
  const headers = new Headers({ 'content-type': contentType, 'cache-control': CACHE_CONTROL, etag })
  if (updatedAt) headers.set('last-modified', new Date(updatedAt).toUTCString())
  return headers
}

/** Sends a file that crawlers read: not again where it is known, and never held whole. */
async function send(request: Request, file: CrawlFile): Promise<Response> {
  const headers = headersOf(file)
  if (isNotModified(request.headers, file)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const leave = places.take()
  if (!leave) return away()
  const pieces = file.write()
  try {
    const { done, value } = await pieces.next()
    const body = streamText(done ? pieces : from(value, pieces), { onEnd: leave, patience: READ_TIMEOUT_MS })
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
export async function sendFile(request: Request, find: () => Promise<CrawlFile | null>): Promise<Response> {
  try {
    const file = await find()
    return file ? await send(request, file) : new Response(null, { status: 404 })
  } catch (error) {
    log().error({ err: error }, 'a file for crawlers could not be written')
    return away()
  }
}
