import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { metrics } from './registry'

/** Node's own are there once this one is. */
const ONE_OF_NODES = 'process_resident_memory_bytes'

interface Options {
  /** Which of the shop's programs this is: on every line. */
  program: string
  host: string
  /** 0 where nobody reads them. */
  port: number
  /** Told why there are none: a shop that cannot be measured still sells. */
  onError: (error: Error) => void
}

/**
 * Serves what this process counts at `/metrics` on a port of its own, which no shopper reaches.
 * @returns the server; null without a port
 */
export function serveMetrics({ program, host, port, onError }: Options): Server | null {
  if (port === 0) return null
  const registry = metrics()
  registry.setDefaultLabels({ program })
  if (!registry.getSingleMetric(ONE_OF_NODES)) collectDefaultMetrics({ register: registry })
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
  // Whoever reads them is no reason to go on running.
  return server.listen(port, host).unref()
}
