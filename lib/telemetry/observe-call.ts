import 'server-only'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { counter, duration } from './registry'
import { callHeaders } from './call-headers'

export interface UpstreamCall {
  /** Who is asked. */
  upstream: 'store-api' | 'payment-service'
  method: string
  /** The template of its path. */
  route: string
}

/** How a call ended that got no answer at all. */
type Unanswered = (error: unknown) => 'timeout' | 'connection'

const LABELS = ['upstream', 'method', 'route'] as const

const calls = () =>
  counter({
    name: 'storefront_upstream_calls_total',
    help: 'Calls to other programs, by how they ended: a status, timeout or connection.',
    labelNames: [...LABELS, 'outcome'],
  })

const durations = () =>
  duration({
    name: 'storefront_upstream_duration_seconds',
    help: 'Time until a call was answered or given up.',
    labelNames: LABELS,
  })

/**
 * Makes a call that is counted, timed and traced, and that carries the id of the request it is made for.
 * @param send is given the headers to send besides its own
 * @throws what `send` throws
 */
export async function observeCall<Reply extends { status: number }>(
  call: UpstreamCall,
  send: (headers: Record<string, string>) => Promise<Reply>,
  unanswered: Unanswered,
): Promise<Reply> {
  const { upstream, method, route } = call
  const since = performance.now()
  const ended = (outcome: string) => {
    calls().inc({ ...call, outcome })
    durations().observe({ upstream, method, route }, (performance.now() - since) / 1000)
  }
  const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'http.route': route } }
  return trace.getTracer('storefront').startActiveSpan(`${upstream} ${method} ${route}`, options, async (span) => {
    try {
      const reply = await send(callHeaders())
      span.setAttribute('http.response.status_code', reply.status)
      ended(String(reply.status))
      return reply
    } catch (error) {
      const outcome = unanswered(error)
      span.setStatus({ code: SpanStatusCode.ERROR, message: outcome })
      ended(outcome)
      throw error
    } finally {
      span.end()
    }
  })
}
