/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metrics } from '../metrics/registry'
import { currentRequestId } from './request-scope'
import { watchRequests, type RequestLine } from './watch-requests'

const lines: RequestLine[] = []
const pages: string[] = []
const seen: { header: unknown; scope: string | undefined }[] = []

const shop = createServer(async (request, reply) => {
  await Promise.resolve()
  seen.push({ header: request.headers['x-request-id'], scope: currentRequestId() })
  if (request.url === '/product/a') reply.setHeader('x-nextjs-cache', 'HIT')
  if (request.url === '/api/hang') return void request.socket.destroy()
  reply.writeHead(request.url === '/api/cart?x=secret' ? 401 : 200).end('ok')
})
const other = createServer((_, reply) => reply.end())
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

let stop = () => {}

beforeAll(async () => {
  stop = watchRequests({
    ignored: other,
    write: (line) => void lines.push(line),
    onPage: (cache) => void pages.push(cache),
  })
  await Promise.all(
    [shop, other].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))),
  )
})
afterAll(() => stop())
afterAll(() => [shop, other].forEach((server) => (server.closeAllConnections(), server.close())))
beforeEach(() => {
  for (const list of [lines, pages, seen]) list.length = 0
})

const settled = () => new Promise((done) => setTimeout(done, 20))
const get = async (path: string, headers: Record<string, string> = {}, server = shop) => {
  const answer = await fetch(addressOf(server) + path, { headers })
  await answer.text()
  await settled()
  return answer
}

describe('a request', () => {
  it('keeps the id it came with, in its header, in whatever it leads to, and in the answer', async () => {
    const answer = await get('/api/cart', { 'x-request-id': 'from-nginx-1' })
    expect(answer.headers.get('x-request-id')).toBe('from-nginx-1')
    expect(seen).toEqual([{ header: 'from-nginx-1', scope: 'from-nginx-1' }])
  })

  it('is given one of its own where it had none that can be written down', async () => {
    const ids = [await get('/'), await get('/', { 'x-request-id': 'a b' })].map(({ headers }) =>
      headers.get('x-request-id'),
    )
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it('that a program answers is written down by its route, without what it asked', async () => {
    await get('/api/cart?x=secret', { 'x-request-id': 'one-request' })
    expect(lines).toEqual([
      { requestId: 'one-request', method: 'GET', route: '/api/cart', status: 401, ms: expect.any(Number) },
    ])
  })

  it('for a page is counted with what the cache had, and is not written down', async () => {
    await get('/product/a')
    expect([pages, lines]).toEqual([['hit'], []])
    expect(await metrics().metrics()).toContain(
      'http_requests_total{method="GET",route="/product/{id}",status="200"} 1',
    )
  })

  it('that nobody waited for is counted as such', async () => {
    await expect(get('/api/hang')).rejects.toThrow()
    await settled()
    expect(lines).toMatchObject([{ route: '/api/other', status: 499 }])
  })

  it('of another server is left alone', async () => {
    expect((await get('/api/cart', {}, other)).headers.has('x-request-id')).toBe(false)
    expect(lines).toEqual([])
  })
})
