/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { metrics } from './metrics'
import { currentRequestId } from './request-scope'
import { FORM_ROUTES, HANDLER_ROUTES, type RequestLine, requestTelemetry, routeLabel } from './request-telemetry'

const lines: RequestLine[] = []
const serverTimings: string[] = []
const handledRequests: { header: unknown; scope: string | undefined }[] = []

const handle = async (request: IncomingMessage, reply: ServerResponse) => {
  await Promise.resolve()
  handledRequests.push({ header: request.headers['x-request-id'], scope: currentRequestId() })
  if (request.url === '/product/a') reply.setHeader('server-timing', 'x')
  if (request.url === '/api/hang') return void request.socket.destroy()
  reply.writeHead(request.url === '/api/cart?x=secret' ? 401 : 200).end('ok')
}
const telemetry = requestTelemetry({
  write: (line) => void lines.push(line),
  onResponse: (response) => void serverTimings.push(String(response.getHeader('server-timing'))),
})
const shop = createServer((request, reply) => telemetry(request, reply, () => void handle(request, reply)))
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(() => new Promise<void>((done) => shop.listen(0, '127.0.0.1', done)))
afterAll(() => (shop.closeAllConnections(), shop.close()))
beforeEach(() => {
  for (const list of [lines, serverTimings, handledRequests]) list.length = 0
})

const settle = () => new Promise((done) => setTimeout(done, 20))
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(addressOf(shop) + path, { headers })
  await response.text()
  await settle()
  return response
}

describe('a request', () => {
  it('keeps its id in the request header, in its scope and in the response', async () => {
    const response = await get('/api/cart', { 'x-request-id': 'from-nginx-1' })
    expect(response.headers.get('x-request-id')).toBe('from-nginx-1')
    expect(handledRequests).toEqual([{ header: 'from-nginx-1', scope: 'from-nginx-1' }])
  })

  it('gets a new id if it has none that can be logged', async () => {
    const ids = [await get('/'), await get('/', { 'x-request-id': 'a b' })].map(({ headers }) =>
      headers.get('x-request-id'),
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('to a route handler is logged by its route, without its query', async () => {
    await get('/api/cart?x=secret', { 'x-request-id': 'one-request' })
    expect(lines).toEqual([
      { requestId: 'one-request', method: 'GET', route: '/api/cart', status: 401, ms: expect.any(Number) },
    ])
  })

  it('for a page is counted and passed to onResponse, but not logged', async () => {
    await get('/product/a')
    expect([serverTimings, lines]).toEqual([['x'], []])
    expect(await metrics().metrics()).toContain(
      'http_requests_total{method="GET",route="/product/{id}",status="200"} 1',
    )
  })

  it('that the client aborted is counted as 499', async () => {
    await expect(get('/api/hang')).rejects.toThrow()
    await settle()
    expect(lines).toMatchObject([{ route: '/api/other', status: 499 }])
  })
})

const APP = join(__dirname, '..', '..', 'app')

/** The folders of app/ with route handlers, as templates. */
const routes = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .map((file) => `/${dirname(file).replace(/\[(\w+)\]/g, '{$1}')}`)
  .filter((route) => !route.includes('[...'))

describe('the route of a path', () => {
  it('is known for every route handler in app/', () => {
    const health = ['/healthz', '/readyz']
    expect([...HANDLER_ROUTES, ...health].sort()).toEqual(routes.sort())
  })

  it.each(FORM_ROUTES)('is known for the form %s', (route) => {
    expect(routeLabel(route)).toEqual({ kind: 'handler', route })
  })

  it.each([
    ['/', 'page', '/'],
    ['/product/tarnbridge-rovers-home-shirt', 'page', '/product/{id}'],
    ['/account/orders/TL-1', 'page', '/account/orders/{id}'],
    ['/api/cart', 'handler', '/api/cart'],
    ['/api/cart/41/quantity/3', 'handler', '/api/cart/{id}/quantity/{quantity}'],
    ['/api/form/cart/add', 'handler', '/api/form/cart/add'],
    ['/api/order/TL-1/invoice', 'handler', '/api/order/{number}/invoice'],
    ['/image/shirt-640.webp', 'handler', '/image/{file}'],
    ['/_next/static/chunks/a.js', 'file', '/_next/static'],
    ['/readyz', 'health', '/readyz'],
  ])('%s is a %s: %s', (path, kind, route) => {
    expect(routeLabel(path)).toEqual({ kind, route })
  })

  it.each(['/wp-login.php', '/api/anything/at/all', '/product/a/b/c/d', '/%00', '/.env'])(
    'is one of few for an unknown path: %s',
    (path) => {
      expect(['other', '/api/other']).toContain(routeLabel(path).route)
    },
  )

  it('contains no captcha solution', () => {
    expect(routeLabel('/api/verify/captcha/K7QX').route).not.toContain('K7QX')
  })
})
