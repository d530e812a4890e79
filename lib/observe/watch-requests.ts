import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { REQUEST_ID_HEADER, requestIdOf } from '../contract/request-id'
import { eachRequest, type StartedRequest } from '../each-request'
import { countRequest } from '../metrics/count-request'
import { onResponseClosed } from '../http/on-response-closed'
import { enterRequest } from './request-scope'
import { routeOf, type AskedRoute } from './route-of'

/** nginx's word for a request nobody waited for. */
const GONE = 499

/** What is written down of a request: never its path, a header or a body. */
export interface RequestLine {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
}

interface Options {
  /** Its requests are nobody's business here. */
  ignored: Server | null
  /** Told of everything that a program answered by itself. */
  write: (line: RequestLine) => void
  /** Told how the cache answered for a page. */
  onPage: (cache: string) => void
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/**
 * Gives every request an id, which its answer carries, counts it and has it written down. Beneath Next, so that pages
 * out of the cache are among them and no handler has to be wrapped.
 * @returns how to stop
 */
export function watchRequests({ ignored, write, onPage }: Options): () => void {
  const settle = (
    { request, response }: StartedRequest,
    { kind, route }: AskedRoute,
    requestId: string,
    since: number,
  ) => {
    const status = response.writableFinished ? response.statusCode : GONE
    const ms = performance.now() - since
    const method = request.method ?? ''
    countRequest({ method, route, status, seconds: ms / 1000 })
    if (kind === 'page') onPage(String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase())
    if (kind === 'handler') write({ requestId, method, route, status, ms: Math.round(ms) })
  }

  return eachRequest((started) => {
    if (started.server === ignored) return
    const { request, response } = started
    const since = performance.now()
    const asked = routeOf((request.url ?? '').replace(/\?.*/s, ''))
    const requestId = requestIdOf(single(request.headers[REQUEST_ID_HEADER]), randomUUID)
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader('X-Request-Id', requestId)
    enterRequest(requestId, request.socket.remoteAddress)
    onResponseClosed(request, response, () => settle(started, asked, requestId, since))
  })
}
