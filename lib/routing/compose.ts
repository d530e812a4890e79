import type { NextFetchEvent, NextRequest, NextResponse } from 'next/server'
import { isSecureOrigin } from '../env'
import { STRICT_TRANSPORT_SECURITY } from '../http/security-headers.mjs'
import { createContext, type RequestContext } from './request-context'

/** A step of the middleware: responds, or returns nothing and leaves the request to the next step. */
export type Step = (context: RequestContext) => NextResponse | undefined | Promise<NextResponse | undefined>

/** Runs the steps in order until one responds. @throws Error when none does */
export async function runSteps(steps: readonly Step[], context: RequestContext): Promise<NextResponse> {
  for (const step of steps) {
    const response = await step(context)
    if (!response) continue
    // The other security headers are in next.config.mjs; a build does not know whether the shop is reached by https.
    if (isSecureOrigin()) response.headers.set('strict-transport-security', STRICT_TRANSPORT_SECURITY)
    for (const metric of context.serverTiming) response.headers.append('server-timing', metric)
    return response
  }
  throw new Error('No step of the middleware responded')
}

/** The steps as one Next.js middleware. */
export const compose =
  (...steps: readonly Step[]) =>
  (request: NextRequest, event: NextFetchEvent): Promise<NextResponse> =>
    runSteps(steps, createContext(request, event))
