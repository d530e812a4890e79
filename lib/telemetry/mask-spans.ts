import 'server-only'
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { pathForLog } from '../../contract/log-path'

/** What may hold an address as it was asked for: with a link's token in its query, or a captcha's answer. */
const ADDRESSES: ReadonlySet<string> = new Set(['http.target', 'http.url', 'url.full', 'url.path', 'url.query'])

/** An address or a path. */
function masked(value: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(value) ?? []
  return origin + pathForLog(value.slice(origin.length))
}

/** Takes out of what is told of a span what only one person should know. */
export function maskSpan(span: { name: string; attributes: Record<string, unknown> }): void {
  span.name = span.name.replace(/\?\S*/g, '')
  for (const name of ADDRESSES) {
    const value = span.attributes[name]
    if (typeof value === 'string') span.attributes[name] = name === 'url.query' ? '' : masked(value)
  }
}

/** Masks every span before it is sent. */
export const maskSpans: SpanProcessor = {
  onStart: () => {},
  onEnd: (span) => maskSpan(span as Parameters<typeof maskSpan>[0]),
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}
