/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { counter, countRequest, gauge, metrics, serveMetrics } from './metrics'

const servers: Server[] = []
afterEach(() => {
  metrics().clear()
  for (const server of servers.splice(0)) server.close()
})

/** A free port. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function serve(onError: (error: Error) => void = () => {}) {
  const port = await findPort()
  const server = serveMetrics({ program: 'storefront', host: '127.0.0.1', port, onError })
  if (!server) throw new Error('there is none')
  servers.push(server)
  await new Promise((done) => server.once('listening', done))
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

describe('metrics', () => {
  it('are served only at /metrics, each with a program label', async () => {
    const get = await serve()
    countRequest({ method: 'GET', route: '/product/{id}', status: 200, seconds: 0.02 })
    const text = await (await get('/metrics')).text()
    expect(text).toContain(
      'http_requests_total{method="GET",route="/product/{id}",status="200",program="storefront"} 1',
    )
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.025",program="storefront",method="GET",route="/product/{id}"} 1',
    )
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds|process_resident_memory_bytes/)
    expect((await get('/')).status).toBe(404)
    expect((await get('/metrics', { method: 'POST' })).status).toBe(404)
  })

  it('are not served without a port', () => {
    expect(serveMetrics({ program: 'x', host: '127.0.0.1', port: 0, onError: () => {} })).toBeNull()
  })

  it('report a port that is in use, and the process continues', async () => {
    const failed = jest.fn()
    await serve()
    const { port } = servers[0]?.address() as AddressInfo
    const second = serveMetrics({ program: 'x', host: '127.0.0.1', port, onError: failed })
    if (second) servers.push(second)
    await new Promise((done) => second?.once('error', done))
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'EADDRINUSE' }))
  })

  it('of the same name are shared by all bundles', async () => {
    const ask = () => counter({ name: 'asked_total', help: 'Asked.' })
    ask().inc()
    ask().inc()
    expect(await metrics().metrics()).toContain('asked_total 2')
  })

  it('with a collect function are read at every scrape', async () => {
    let depth = 3
    gauge({
      name: 'depth',
      help: 'Depth.',
      collect() {
        this.set(depth)
      },
    })
    depth = 4
    expect(await metrics().metrics()).toContain('depth 4')
  })

  it('count unknown methods as other, because clients can send any', async () => {
    countRequest({ method: 'X-1', route: 'other', status: 405, seconds: 0 })
    countRequest({ method: 'X-2', route: 'other', status: 405, seconds: 0 })
    expect(await metrics().metrics()).toMatch(/http_requests_total\{method="other".*\} 2/)
  })
})
