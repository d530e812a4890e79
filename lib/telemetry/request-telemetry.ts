import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, requestIdOf } from '../../contract/log-fields'
import { onResponseClosed } from '../http/on-response-closed'
import { countRequest } from './metrics'
import { enterRequest } from './request-scope'
import { routeLabel } from './route-label'

/** nginx's status for a client that has closed the connection. */
const CLIENT_CLOSED_REQUEST = 499

/** Path, headers and body are never logged. */
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

const firstOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

/**
 * Gives every request an id, which its response carries, counts it and has it logged. In front of Next, so that cached pages
 * are counted too.
 */
export const requestTelemetry =
  ({ write, onResponse }: Options) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const startedAt = performance.now()
    const { method = '' } = request
    const { kind, route } = routeLabel((request.url ?? '').replace(/\?.*/s, ''))
    const requestId = requestIdOf(firstOf(request.headers[REQUEST_ID_HEADER]), randomUUID)
    request.headers[REQUEST_ID_HEADER] = requestId
    response.setHeader('X-Request-Id', requestId)
    onResponseClosed(request, response, () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
      const ms = performance.now() - startedAt
      countRequest({ method, route, status, seconds: ms / 1000 })
      onResponse(response)
      if (kind === 'handler') write({ requestId, method, route, status, ms: Math.round(ms) })
    })
    enterRequest(requestId, request.socket.remoteAddress)
    next()
  }
