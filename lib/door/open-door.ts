import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import compression from 'compression'
import { eachRequest } from '../each-request'
import { isDevelopment } from '../env'
import { Places } from '../places'
import { onResponseClosed } from '../http/on-response-closed'
import { appendQuery } from '../http/query-allow-list'
import type { MiddlewareCalls } from '../observe/middleware-calls'
import { answerHeaders } from './answer-headers'
import { readAddress } from './asked-address'
import { BROTLI } from './brotli'
import { DEADLINES, holdServersToDeadlines } from './deadlines'
import { neverEmpty } from './never-empty'
import type { PageCopies } from './page-copies'
import { readQuery } from './read-query'
import { keepPage, repeatPage } from './repeat-page'
import { rewritePage } from './rewrite-page'
import { sendStatic, type StaticFiles } from './static-files'
import { hasBody, receiveBody, UnfinishedBodies } from './receive-body'
import { methodsOf, moveTo, refuse, refuseMethod } from './turn-away'

interface Door {
  /** Requests under way at once, at most. */
  most: number
  isHttps: boolean
  /** Where the shop is reached. */
  origin: string
  /** Whose a request is, as far as bodies on their way are counted. */
  addressOf: (request: IncomingMessage) => string
  /** Milliseconds a body may take. */
  bodyDeadline?: number
  copies: PageCopies
  files: StaticFiles
  /** SHA-256 of the operator's own inline scripts, in base64. */
  trusted: readonly string[]
  /** What became of the middleware's calls to the store API. */
  middlewareCalls?: MiddlewareCalls
}

/** Files of the build cost nothing, and an operator wants to know of a busy shop how it is. */
const ALWAYS_IN = /^\/(?:_next\/static\/|(?:healthz|readyz|metrics)(?:\?|$))/

/** What somebody is called who does not say what they are. */
const NO_NAME = 'unnamed'

/** Next's own would hide from us what a page says: `compress` is off in next.config.mjs. */
const compress = compression({ brotli: BROTLI, filter: isWhole }) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

/** A part of a file is counted in bytes of the file as it is. */
function isWhole(...[request, response]: Parameters<typeof compression.filter>): boolean {
  return !response.hasHeader('content-range') && compression.filter(request, response)
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The door of the whole program, before Next: every answer has the headers of a shop, and of more requests than can be
 * served in time the newest are told so at once, instead of making all of them wait (docs/decisions/026). A page that
 * many want at once is asked for once a second (docs/decisions/028), and files of the build go out as the build compressed
 * them (docs/decisions/031).
 * @returns how to take it out for servers that were not asked yet
 */
export function openDoor(door: Door): () => void {
  const guarded = new WeakSet<Server>()
  const letGo = holdServersToDeadlines()
  const stop = eachRequest(({ request, response, server }) => {
    const headers = answerHeaders(request.url ?? '/', door.isHttps)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (guarded.has(server)) return
    guarded.add(server)
    guard(server, door)
  })
  return () => {
    letGo()
    stop()
  }
}

function beforeHead(response: ServerResponse, work: () => void) {
  const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse
  response.writeHead = ((...sent: unknown[]) => {
    work()
    return writeHead(...sent)
  }) as ServerResponse['writeHead']
}

/** Next makes its server itself: what it listens with is called from here. */
function guard(server: Server, door: Door) {
  const { most, middlewareCalls, copies, files, trusted, origin, addressOf, bodyDeadline = DEADLINES.body } = door
  const listeners = server.listeners('request') as Listener[]
  const places = new Places(most)
  const unfinished = new UnfinishedBodies()
  server.removeAllListeners('request')

  const letIn = (request: IncomingMessage, response: ServerResponse, strippedQuery: string) => {
    if (!ALWAYS_IN.test(request.url ?? '')) {
      const leave = places.take()
      if (!leave) return void (repeatPage(copies, request, response, 'last') || refuse(request, response, 'busy'))
      onResponseClosed(request, response, leave)
    }
    keepPage(copies, request, response)
    compress(request, response, () => {
      // Nobody waits for it any more, and its place is given to somebody else.
      if (request.socket.destroyed) return
      neverEmpty(request, response)
      beforeHead(response, () => {
        middlewareCalls?.read(response)
        const location = response.getHeader('location')
        if (strippedQuery && location) response.setHeader('location', appendQuery(String(location), strippedQuery))
      })
      // Development has scripts of its own, which come in their own order.
      if (!isDevelopment()) rewritePage(request, response, trusted)
      for (const listener of listeners) listener.call(server, request, response)
    })
  }

  server.on('request', (request, response) => {
    const address = readAddress(request)
    if (address === 'malformed') return refuse(request, response, 'malformed')
    if (!methodsOf(request.url).includes(request.method ?? '')) return refuseMethod(request, response)
    if (address) return moveTo(response, origin + address.moved)
    const strippedQuery = readQuery(request)
    // For who names no browser Next makes a page in another way than for everybody else, and keeps it for all.
    request.headers['user-agent'] ||= NO_NAME
    if (sendStatic(files, request, response) || repeatPage(copies, request, response)) return
    if (!hasBody(request)) return letIn(request, response, strippedQuery)
    receiveBody({
      request,
      response,
      unfinished,
      address: addressOf(request),
      deadline: bodyDeadline,
      received: () => letIn(request, response, strippedQuery),
      refuse: (refusal) => refuse(request, response, refusal),
    })
  })
}
