/** @jest-environment node */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PageCopies } from './page-copies'
import { keepPage, repeatPage } from './repeat-page'
import { askedServer } from './testing/asked-server'

const CACHED = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60, stale-while-revalidate=31535940',
  'x-nextjs-cache': 'HIT',
  'x-request-id': 'one-of-many',
  etag: '"v1"',
}

let now = 0
let copies = new PageCopies({ now: () => now })
let page: { status: number; headers: OutgoingHttpHeaders; parts: string[] }
const next = jest.fn(({ headers }: IncomingMessage, response: ServerResponse) => {
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) response.setHeader(name, value)
  if (headers['if-none-match'] === page.headers.etag) return response.writeHead(304).end()
  response.statusCode = page.status
  for (const part of page.parts.slice(0, -1)) response.write(part)
  return response.end(page.parts.at(-1))
})
const { get } = askedServer((request, response) => {
  if (repeatPage(copies, request, response)) return
  keepPage(copies, request, response)
  next(request, response)
})
beforeEach(() => {
  now = 1_000_000
  copies = new PageCopies({ now: () => now })
  page = { status: 200, headers: { ...CACHED }, parts: ['<h1>', 'Sh\u00fcrt', '</h1>'] }
  next.mockClear()
})

/** Asks until the connection of the answer before is done with. */
const twice = async (...sent: Parameters<typeof get>) => {
  await get(...sent)
  await new Promise((done) => setTimeout(done, 5))
  return get(...sent)
}

describe('a page that many want at once', () => {
  it('is repeated to the letter for a second, and fetched again after it', async () => {
    const { status, text, headers } = await twice()
    expect([status, text, headers.etag]).toEqual([200, '<h1>Sh\u00fcrt</h1>', '"v1"'])
    expect(headers).not.toHaveProperty('x-request-id')
    expect(next).toHaveBeenCalledTimes(1)
    now += 1001
    await get()
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('is fetched anew by one, while the others are shown the copy', async () => {
    await twice()
    now += 1001
    const key = '/\n'
    expect([copies.find(key), copies.find(key)?.etag]).toEqual([undefined, '"v1"'])
    now += 4000
    expect(copies.find(key)).toBeUndefined()
  })

  it('is not sent to a browser that has it', async () => {
    await twice()
    const { status, text } = await get('/', { 'if-none-match': '"v1"' })
    expect([status, text]).toEqual([304, ''])
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('stays good when a browser was told that nothing has changed', async () => {
    await twice()
    now += 1001
    await twice('/', { 'if-none-match': '"v1"' })
    expect(next).toHaveBeenCalledTimes(2)
    expect((await get()).text).toBe('<h1>Sh\u00fcrt</h1>')
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('is forgotten with every change, also when it was asked for before it', async () => {
    await twice()
    copies.forgetAll()
    page.parts = ['new']
    expect((await twice()).text).toBe('new')
    const { era } = copies
    copies.forgetAll()
    copies.keep('/\n', { headers: {}, body: Buffer.from('old'), etag: '' }, era)
    expect(copies.find('/\n')).toBeUndefined()
  })

  it('is another one for another encoding and another query', async () => {
    await twice('/')
    await get('/', { 'accept-encoding': 'gzip' })
    await get('/?page=2')
    expect(next).toHaveBeenCalledTimes(3)
  })

  it('is repeated as well while Next makes it anew', async () => {
    await twice()
    now += 1001
    page.headers['x-nextjs-cache'] = 'STALE'
    await twice()
    await get()
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('stays, for as long as a copy does, when who was to fetch it anew did not get it', async () => {
    await twice()
    now += 1001
    page.status = 503
    expect([(await twice()).status, (await get()).status]).toEqual([503, 503])
    expect(copies.last('/\n')?.etag).toBe('"v1"')
    now += 59_000
    expect(copies.last('/\n')).toBeUndefined()
  })

  it('goes when it is no longer there', async () => {
    await twice()
    now += 1001
    page.status = 404
    expect((await twice()).status).toBe(404)
    expect(next).toHaveBeenCalledTimes(3)
  })
})

describe('what is never repeated', () => {
  it.each<[string, OutgoingHttpHeaders]>([
    ['a page that was just made', { 'x-nextjs-cache': 'MISS' }],
    ['a page of one visitor', { 'x-nextjs-cache': undefined, 'cache-control': 'private, no-store' }],
    ['a page with a cookie', { 'set-cookie': 'a=b' }],
    ['a page of a shop that shuts somebody out', { 'cdn-cache-control': 'no-store' }],
  ])('%s', async (_, headers) => {
    page.headers = { ...CACHED, ...headers }
    await twice()
    expect(next).toHaveBeenCalledTimes(2)
  })

  it.each<[string, Parameters<typeof get>]>([
    ['part of a page', ['/', { rsc: '1' }]],
    ['a range', ['/', { range: 'bytes=0-1' }]],
    ['a question about a page', ['/', {}, 'HEAD']],
    ['a call', ['/api/cart']],
    ['a picture', ['/image/a.webp']],
    ['the product feed', ['/feed/products.xml']],
    ['the sitemap', ['/sitemap.xml']],
    ['a part of it', ['/sitemap-product-0.xml']],
    ['an address of endless length', [`/?${'x'.repeat(512)}`]],
  ])('%s', async (_, sent) => {
    await twice(...sent)
    expect(next).toHaveBeenCalledTimes(2)
  })
})
