import type { MiddlewareHandler } from 'hono'
import type { Bounds } from './bound-bounds'
import { Line } from './line'
import type { AppEnv } from './context'
import { Failure } from './failure'

/** Says 503 in time instead of answering too late: of more calls than can be worked on, those that find no place. */
export function overload(bounds: Bounds): MiddlewareHandler<AppEnv> {
  const line = new Line(bounds)
  return async (_, next) => {
    const leave = await line.enter()
    if (!leave) throw new Failure(503, (texts) => texts.busy, { retryAfter: 1 })
    try {
      await next()
    } finally {
      leave()
    }
  }
}
