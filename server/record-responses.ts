import type { MicroCache } from '../lib/http/micro-cache'
import type { Middleware } from './middleware'
import { transformResponse } from '../lib/http/transform-response'

/** Records responses for the cache. Has to see them compressed, so it comes before `compress`. */
export const recordResponses =
  (cache: MicroCache): Middleware =>
  (request, response, next) => {
    const recording = cache.record(request, response)
    if (recording)
      transformResponse(request, response, () => {
        if (!recording.begin()) return null
        const push = (chunk: Buffer) => (recording.push(chunk), chunk)
        return { observes: true, push, end: () => null }
      })
    next()
  }
