import { emptyErrorBody } from './error-page'
import type { Middleware } from './middleware'
import { transformResponse } from './transform-response'

/** Sends a short text with an error that has no body, such as a missing image or file: an empty one reads like a broken shop. */
export const emptyErrorBodies: Middleware = (request, response, next) => {
  transformResponse(request, response, () => {
    const text = request.method === 'HEAD' ? null : emptyErrorBody(response.statusCode)
    if (text === null) return null
    let isEmpty = true
    return {
      push: (chunk) => {
        if (chunk.length > 0) isEmpty = false
        return chunk
      },
      end: () => {
        if (!isEmpty) return null
        for (const name of ['content-encoding', 'etag']) response.removeHeader(name)
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        return Buffer.from(text)
      },
    }
  })
  next()
}
