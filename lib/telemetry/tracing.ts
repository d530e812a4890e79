import 'server-only'
import type { SpanProcessor } from '@opentelemetry/sdk-trace-base'
import { registerOTel } from '@vercel/otel'
import { pathForLog } from '../../contract/log-fields'

/**
 * Exports traces of requests and upstream calls to OTEL_EXPORTER_OTLP_ENDPOINT. OpenTelemetry's other variables apply as
 * well.
 */
export const startTracing = () => registerOTel({ serviceName: 'storefront', spanProcessors: [maskSpans, 'auto'] })

/** Attributes with a requested URL: its query may contain the token of a link, or the solution of a captcha. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set(['http.target', 'http.url', 'url.full', 'url.path', 'url.query'])

/** @param value a URL or a path */
function maskUrl(value: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(value) ?? []
  return origin + pathForLog(value.slice(origin.length))
}

/** Removes tokens and queries from a span. */
export function maskSpan(span: { name: string; attributes: Record<string, unknown> }): void {
  span.name = span.name.replace(/\?\S*/g, '')
  for (const name of URL_ATTRIBUTES) {
    const value = span.attributes[name]
    if (typeof value === 'string') span.attributes[name] = name === 'url.query' ? '' : maskUrl(value)
  }
}

/** Masks every span before it is sent. */
export const maskSpans: SpanProcessor = {
  onStart: () => {},
  onEnd: (span) => maskSpan(span as Parameters<typeof maskSpan>[0]),
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}
