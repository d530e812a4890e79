import 'server-only'
import { registerOTel } from '@vercel/otel'
import { maskSpans } from './mask-spans'

/**
 * Sends traces where OTEL_EXPORTER_OTLP_ENDPOINT says: what Next does for a request, and the calls it leads to. The
 * other variables of OpenTelemetry hold as well.
 */
export const startTracing = () => registerOTel({ serviceName: 'storefront', spanProcessors: [maskSpans, 'auto'] })
