import { createServer, type Server } from 'node:http'
import {
  collectDefaultMetrics,
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client'
import { singleton } from '../config/singleton'

/** The metrics of this process. */
export const metrics = (): Registry => singleton('metrics', () => new Registry())

/** From a cached page to the slowest call. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface MetricConfig<Label extends string> {
  name: string
  help: string
  /** Few distinct values, whatever clients request. */
  labelNames?: readonly Label[]
}

function getOrCreate<Metric>(name: string, create: () => Metric): Metric {
  return (metrics().getSingleMetric(name) as Metric | undefined) ?? create()
}

export const counter = <Label extends string>(
  config: MetricConfig<Label> & Pick<CounterConfiguration<Label>, 'collect'>,
) => getOrCreate(config.name, () => new Counter<Label>({ labelNames: [], ...config, registers: [metrics()] }))

export const gauge = <Label extends string>(config: MetricConfig<Label> & Pick<GaugeConfiguration<Label>, 'collect'>) =>
  getOrCreate(config.name, () => new Gauge<Label>({ labelNames: [], ...config, registers: [metrics()] }))

/** A histogram of seconds. */
export const duration = <Label extends string>(config: MetricConfig<Label>) =>
  getOrCreate(
    config.name,
    () => new Histogram<Label>({ labelNames: [], ...config, buckets: BUCKETS_S, registers: [metrics()] }),
  )

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

interface FinishedRequest {
  method: string
  /** Path template. The number of paths is unbounded. */
  route: string
  /** 499 where the client closed the connection. */
  status: number
  seconds: number
}

const requests = () =>
  counter({
    name: 'http_requests_total',
    help: 'Answered requests, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
  })

const durations = () =>
  duration({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered.',
    labelNames: ['method', 'route'],
  })

/** Counts and times a finished request. */
export function countRequest({ method: requested, route, status, seconds }: FinishedRequest): void {
  const method = METHODS.has(requested) ? requested : 'other'
  requests().inc({ method, route, status: String(status) })
  durations().observe({ method, route }, seconds)
}

/** One of prom-client's default metrics: present once they are registered. */
const DEFAULT_METRIC = 'process_resident_memory_bytes'

interface MetricsServerOptions {
  /** Label of every metric. */
  program: string
  host: string
  /** 0: no server. */
  port: number
  /** Called instead of throwing: the program runs without metrics. */
  onError: (error: Error) => void
}

/** Serves the metrics at `/metrics` on their own port. @returns null without a port */
export function serveMetrics({ program, host, port, onError }: MetricsServerOptions): Server | null {
  if (port === 0) return null
  const registry = metrics()
  registry.setDefaultLabels({ program })
  if (!registry.getSingleMetric(DEFAULT_METRIC)) collectDefaultMetrics({ register: registry })
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url?.replace(/\?.*/s, '') !== '/metrics')
      return void reply.writeHead(404).end()
    registry.metrics().then(
      (text) => reply.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: Error) => {
        onError(error)
        reply.writeHead(500).end()
      },
    )
  })
  server.on('error', onError)
  // Does not keep the process running.
  return server.listen(port, host).unref()
}
