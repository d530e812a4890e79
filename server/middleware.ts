import type { IncomingMessage, ServerResponse } from 'node:http'

/** A step of the HTTP pipeline: answers the request itself, or calls `next`, at most once. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Chains steps in the order given; the last one's `next` is the caller's. */
export const compose =
  (...steps: readonly Middleware[]): Middleware =>
  (request, response, next) => {
    const run = (index: number) => {
      const step = steps[index]
      if (step) step(request, response, () => run(index + 1))
      else next()
    }
    run(0)
  }
