import type { IncomingMessage, ServerResponse } from 'node:http'
import { withdrawIncomplete } from '../lib/http/shared-caching'
import { markUnavailable, mayBecomeUnavailable } from '../lib/http/unavailable-page'
import type { Middleware } from './middleware'
import { transformResponse, type ResponseTransform } from './transform-response'

/**
 * A page whose store API call failed is a 503, and a page that failed is never cached, also without the pipeline. Comes last:
 * the other steps see the status that is sent.
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
