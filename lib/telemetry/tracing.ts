import 'server-only'
import { registerOTel } from '@vercel/otel'
import { maskSpans } from './mask-spans'

/**
 * Exports traces of requests and upstream calls to OTEL_EXPORTER_OTLP_ENDPOINT. OpenTelemetry's other variables apply as
 * well.
 */
export const startTracing = () => registerOTel({ serviceName: 'storefront', spanProcessors: [maskSpans, 'auto'] })
