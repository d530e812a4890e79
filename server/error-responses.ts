import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { errorFallback } from '../lib/http/error-page'
import { preventCachingIfIncomplete } from '../lib/http/shared-caching'
import { transformResponse, type ResponseTransform } from '../lib/http/transform-response'
import { markUnavailable, mayBecomeUnavailable } from '../lib/http/unavailable-page'
import type { HtmlStep } from './html/transform-html'
import type { Middleware } from '../lib/http/middleware'

/** Errors that need a body: an empty page looks like a broken shop. */
const STATUSES_WITH_BODY: ReadonlySet<number> = new Set([404, 410, 500, 502, 503, 504])

/** Adds the status text as the body of errors without one, such as a missing image. */
export const fillEmptyErrors: Middleware = (request, response, next) => {
  if (request.method !== 'HEAD') transformResponse(request, response, () => fillIfEmpty(response))
  next()
}

function fillIfEmpty(response: ServerResponse): ResponseTransform | null {
  if (!STATUSES_WITH_BODY.has(response.statusCode)) return null
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
const BODY_TAG = '<body>'

/** Adds a fallback for browsers without JavaScript to a page whose rendering failed. */
export const addErrorFallback: HtmlStep = (request, { statusCode }) => {
  const fallbackHtml = errorFallback(statusCode, request)
  if (fallbackHtml === null) return null
  let isEmptyDocument = false
  let isDone = false
  return {
    push: (part) => {
      const documentAt = isEmptyDocument ? 0 : part.indexOf(EMPTY_DOCUMENT)
      isEmptyDocument ||= documentAt >= 0
      const bodyAt = isEmptyDocument && !isDone ? part.indexOf(BODY_TAG, documentAt) : -1
      if (bodyAt < 0) return part
      isDone = true
      const at = bodyAt + BODY_TAG.length
      return part.slice(0, at) + Buffer.from(fallbackHtml).toString('latin1') + part.slice(at)
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
    preventCachingIfIncomplete(response)
    return mayBecomeUnavailable(response) ? delayUntilStatusKnown(request, response) : null
  })
  next()
}

/** Next may call `onRequestError` after it has ended the response. */
function delayUntilStatusKnown(request: IncomingMessage, response: ServerResponse): ResponseTransform {
  const chunks: Buffer[] = []
  return {
    defersEnd: true,
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
