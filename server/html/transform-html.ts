import type { IncomingMessage, ServerResponse } from 'node:http'
import { transformResponse, type ResponseTransform } from '../../lib/http/transform-response'
import { contentSecurityPolicy, POLICY_HEADER } from '../../lib/routing/content-security'
import { countPassthrough, type Middleware } from '../../lib/http/middleware'

/**
 * Rewrites one page while it is sent, as text with one character per byte, because a chunk may end within a character.
 */
export interface HtmlRewriter {
  /** @returns the text that can be sent now */
  push(part: string): string
  /** @returns the remaining text at the end of the page */
  end(): string
}

/** Creates the rewriter of a page, before its head is sent. @returns null for a page that is not changed */
export type HtmlStep = (request: IncomingMessage, response: ServerResponse) => HtmlRewriter | null

const NOT_FOUND = 404
const NOT_MODIFIED = 304

/** Forbids browsers, CDNs and nginx, each in its own header, to store a response. */
const NO_STORE = {
  'cache-control': 'private, no-store',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
  'x-accel-expires': '0',
}

class HtmlTransform implements ResponseTransform {
  constructor(private readonly rewriters: readonly HtmlRewriter[]) {}

  push(chunk: Buffer): Buffer | null {
    return toBytes(this.rewriters.reduce((text, rewriter) => rewriter.push(text), chunk.toString('latin1')))
  }

  end(): Buffer | null {
    return toBytes(this.rewriters.reduce((text, rewriter) => rewriter.push(text) + rewriter.end(), ''))
  }
}

const toBytes = (text: string) => (text === '' ? null : Buffer.from(text, 'latin1'))

/**
 * Rewrites pages while they are sent, in the order of the steps; the first step splits no tag. Every page gets a
 * policy, because pages that Next renders without the middleware, such as the 404 of a missing file, have none.
 * Responses that are not HTML, or already compressed, are passed on.
 */
export const transformHtml =
  (...steps: readonly HtmlStep[]): Middleware =>
  (request, response, next) => {
    transformResponse(request, response, () => {
      if (response.statusCode === NOT_MODIFIED) {
        // On a 304 the browser keeps the policy that it stored with the page.
        response.removeHeader(POLICY_HEADER)
        return null
      }
      if (!String(response.getHeader('content-type') ?? '').startsWith('text/html')) return null
      if (!response.hasHeader(POLICY_HEADER)) response.setHeader(POLICY_HEADER, contentSecurityPolicy({}))
      // The 404 may be caused by a failed store API call (spec §8), or the resource may be created at any time.
      if (response.statusCode === NOT_FOUND)
        for (const [name, value] of Object.entries(NO_STORE)) response.setHeader(name, value)
      if (response.hasHeader('content-encoding')) {
        countPassthrough('transformHtml')
        return null
      }
      const rewriters = steps.flatMap((step) => step(request, response) ?? [])
      return rewriters.length > 0 ? new HtmlTransform(rewriters) : null
    })
    next()
  }
