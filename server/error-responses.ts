import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { errorFallback } from '../lib/http/error-page'
import { withdrawIncomplete } from '../lib/http/shared-caching'
import { transformResponse, type ResponseTransform } from '../lib/http/transform-response'
import { markUnavailable, mayBecomeUnavailable } from '../lib/http/unavailable-page'
import type { HtmlStep } from './html/transform-html'
import type { Middleware } from '../lib/http/middleware'

/** Errors that need a body: an empty page looks like a broken shop. */
const NEVER_EMPTY: ReadonlySet<number> = new Set([404, 410, 500, 502, 503, 504])

/** Adds the status text as the body of errors without one, such as a missing image. */
export const fillEmptyErrors: Middleware = (request, response, next) => {
  if (request.method !== 'HEAD') transformResponse(request, response, () => fillIfEmpty(response))
  next()
}

function fillIfEmpty(response: ServerResponse): ResponseTransform | null {
  if (!NEVER_EMPTY.has(response.statusCode)) return null
  let isEmpty = true
  return {
    push: (chunk) => {
      isEmpty &&= chunk.length === 0
      return chunk
    },
    end: () => {
      if (!isEmpty || response.headersSent) return null
      for (const name of ['transfer-encoding', 'content-encoding', 'etag']) response.removeHeader(name)
      const body = Buffer.from(`${STATUS_CODES[response.statusCode] ?? ''}\n`)
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.setHeader('content-length', body.length)
      return body
    },
  }
}

/** A document whose body Next renders by scripts only. */
const EMPTY_DOCUMENT = '<html id="__next_error__"'
const BODY = '<body>'

/** Adds a text for browsers without JavaScript to a page whose rendering failed. */
export const addErrorFallback: HtmlStep = (request, { statusCode }) => {
  const words = errorFallback(statusCode, request)
  if (words === null) return null
  let isEmptyDocument = false
  let isDone = false
  return {
    push: (part) => {
      const documentAt = isEmptyDocument ? 0 : part.indexOf(EMPTY_DOCUMENT)
      isEmptyDocument ||= documentAt >= 0
      const bodyAt = isEmptyDocument && !isDone ? part.indexOf(BODY, documentAt) : -1
      if (bodyAt < 0) return part
      isDone = true
      const at = bodyAt + BODY.length
      return part.slice(0, at) + Buffer.from(words).toString('latin1') + part.slice(at)
    },
    end: () => '',
  }
}

/**
 * Responds with 503 if a page's store API call failed, and forbids caching of failed pages, also with the pipeline off.
 * It is the last step, so that the other steps see the status that is sent.
 */
export const failedPages: Middleware = (request, response, next) => {
  transformResponse(request, response, () => {
    markUnavailable(request, response)
    withdrawIncomplete(response)
    return mayBecomeUnavailable(response) ? holdUntilKnown(request, response) : null
  })
  next()
}

/** Next may call `onRequestError` after it has ended the response. */
function holdUntilKnown(request: IncomingMessage, response: ServerResponse): ResponseTransform {
  const chunks: Buffer[] = []
  return {
    endsLater: true,
    push: (chunk) => {
      chunks.push(Buffer.from(chunk))
      return null
    },
    end: () => {
      markUnavailable(request, response)
      return Buffer.concat(chunks)
    },
  }
}
