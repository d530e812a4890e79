import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, requestIdOf } from '../../contract/request-id'
import { onResponseClosed } from '../http/on-response-closed'
import { countRequest } from './count-request'
import { enterRequest } from './request-scope'
import { routeOf } from './route-of'

/** nginx's status for a client that has closed the connection. */
const CLIENT_CLOSED_REQUEST = 499

/** What is logged of a request: never its path, a header or a body. */
export interface RequestLine {
  requestId: string
  method: string
  route: string
  status: number
  ms: number
}

interface Options {
  /** Logs a request that a route handler has answered. */
  write: (line: RequestLine) => void
  /** Called with every response once it is closed. */
  onResponse: (response: ServerResponse) => void
}

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/**
 * Gives every request an id, which its response carries, counts it and has it logged. In front of Next, so that cached pages
 * are counted too.
 */
export const requestTelemetry =
  ({ write, onResponse }: Options) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const since = performance.now()
    const { method = '' } = request
    const { kind, route } = routeOf((request.url ?? '').replace(/\?.*/s, ''))
    const requestId = requestIdOf(single(request.headers[REQUEST_ID_HEADER]), randomUUID)
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader('X-Request-Id', requestId)
    onResponseClosed(request, response, () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
      const ms = performance.now() - since
      countRequest({ method, route, status, seconds: ms / 1000 })
      onResponse(response)
      if (kind === 'handler') write({ requestId, method, route, status, ms: Math.round(ms) })
    })
    enterRequest(requestId, request.socket.remoteAddress)
    next()
  }
