import { counter, duration } from './registry'

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** An answered request. */
export interface Answered {
  method: string
  /** The template of its path, never the path: there are as many of those as somebody likes to ask for. */
  route: string
  /** 499 where nobody waited for the answer. */
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

/** Counts an answered request and how long it took. */
export function countRequest({ method: asked, route, status, seconds }: Answered): void {
  const method = METHODS.has(asked) ? asked : 'other'
  requests().inc({ method, route, status: String(status) })
  durations().observe({ method, route }, seconds)
}
