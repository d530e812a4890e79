import 'server-only'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { type Call, matchPath } from '../../contract/call'
import { REQUEST_ID_HEADER } from '../../contract/log-fields'
import { type CallerProblem, SignatureMonitor } from '../../contract/signature-check'
import { type Transport, TransportTimeout } from '../api/transport'
import { singleton } from '../config/singleton'
import { log } from './log'
import { counter, duration, gauge } from './metrics'
import { currentRequestId } from './request-scope'

interface UpstreamCall {
  upstream: 'store-api' | 'payment-service'
  method: string
  /** Path template. */
  route: string
}

type Upstream = UpstreamCall['upstream']

/** The path template of the contract that matches; `other` for any other path. @param path below the base address */
export function templateOf(calls: readonly Call[], method: string, path: string): string {
  const pathname = path.replace(/\?.*/s, '')
  return calls.find((call) => call.method === method && matchPath(call.path, pathname))?.path ?? 'other'
}

interface Options {
  upstream: Upstream
  /** Without a slash at its end. */
  baseUrl: string
  calls: readonly Call[]
}

/** A transport whose calls are counted, timed and traced by path template, and carry the id of the current request. */
export const observedTransport =
  (transport: Transport, { upstream, baseUrl, calls }: Options): Transport =>
  (request) => {
    const { method, url, headers } = request
    const route = templateOf(calls, method, url.slice(baseUrl.length))
    return observeCall(
      { upstream, method, route },
      (extraHeaders) => transport({ ...request, headers: { ...extraHeaders, ...headers } }),
      (error) => (error instanceof TransportTimeout ? 'timeout' : 'connection'),
    )
  }

const LABELS = ['upstream', 'method', 'route'] as const

const callCounter = () =>
  counter({
    name: 'storefront_upstream_calls_total',
    help: 'Calls to other programs, by outcome: a status, timeout or connection.',
    labelNames: [...LABELS, 'outcome'],
  })

const callDurations = () =>
  duration({
    name: 'storefront_upstream_duration_seconds',
    help: 'Time until a call was answered or given up.',
    labelNames: LABELS,
  })

/**
 * Counts, times and traces a call.
 * @param send receives additional headers to send
 * @param outcomeOf the outcome of a call without a response
 * @throws the errors of `send`
 */
export async function observeCall<Reply extends { status: number }>(
  call: UpstreamCall,
  send: (headers: Record<string, string>) => Promise<Reply>,
  outcomeOf: (error: unknown) => 'timeout' | 'connection',
): Promise<Reply> {
  const { upstream, method, route } = call
  const startedAt = performance.now()
  const record = (outcome: string) => {
    callCounter().inc({ ...call, outcome })
    callDurations().observe({ upstream, method, route }, (performance.now() - startedAt) / 1000)
  }
  const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method, 'http.route': route } }
  return trace.getTracer('storefront').startActiveSpan(`${upstream} ${method} ${route}`, options, async (span) => {
    try {
      const reply = await send(callHeaders())
      span.setAttribute('http.response.status_code', reply.status)
      record(String(reply.status))
      return reply
    } catch (error) {
      const outcome = outcomeOf(error)
      span.setStatus({ code: SpanStatusCode.ERROR, message: outcome })
      record(outcome)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Request id and trace context for other programs. Unsigned: no decision depends on them. */
function callHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const id = currentRequestId()
  if (id) headers[REQUEST_ID_HEADER] = id
  // Adds traceparent when tracing is on.
  propagation.inject(context.active(), headers)
  return headers
}

interface CircuitBreaker {
  readonly isOpen: boolean
}

const breakers = singleton('breakers', () => new Map<string, CircuitBreaker>())

/** Exports whether a breaker is open. @returns the breaker */
export function watchBreaker<Breaker extends CircuitBreaker>(upstream: Upstream, breaker: Breaker): Breaker {
  breakers.set(upstream, breaker)
  gauge({
    name: 'storefront_breaker_open',
    help: '1 while calls to another program fail fast, as it is unreachable.',
    labelNames: ['upstream'],
    collect() {
      for (const [name, { isOpen }] of breakers) this.set({ upstream: name }, isOpen ? 1 : 0)
    },
  })
  return breaker
}

const signWatches = singleton('sign-watches', () => new Map<Upstream, SignatureMonitor>())

const SIGNATURE_PROBLEM_MESSAGES = {
  clock: 'every call is refused: the clocks of the two programs are more than five minutes apart',
  secret:
    'every call is refused: the two programs have not the same secret, or this one signs by a SIGN_SCHEME the other does not take',
}

function logSignatureProblem(upstream: Upstream, why: CallerProblem | null) {
  if (why) log().error({ upstream, why }, SIGNATURE_PROBLEM_MESSAGES[why])
  else log().info({ upstream }, 'calls are accepted again')
}

/** Monitors whether an upstream rejects every call because of its signature. */
export function getSignWatch(upstream: Upstream): SignatureMonitor {
  const watch =
    signWatches.get(upstream) ?? new SignatureMonitor({ report: (why) => logSignatureProblem(upstream, why) })
  signWatches.set(upstream, watch)
  return watch
}

/** The upstreams that reject every call, with the reason. */
export const listSignatureProblems = (): Partial<Record<Upstream, CallerProblem>> =>
  Object.fromEntries([...signWatches].flatMap(([upstream, { problem }]) => (problem ? [[upstream, problem]] : [])))
