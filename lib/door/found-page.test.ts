/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FOUND_PAGE_HEADER } from '../found-page-header'
import type { FoundPages } from '../found/found-pages'
import { compressWhole } from './brotli'
import { lendFoundPage, mayBeFound } from './found-page'
import { askedServer } from './testing/asked-server'

const PAGE = '<main>Über 12 Bälle</main>'
const found = {
  inner: '/en/found/YQ/1',
  headers: { 'content-type': 'text/html', etag: '"x"', 'x-nextjs-cache': 'MISS' },
  body: Buffer.from(PAGE),
  etag: '"x"',
}
const find = jest.fn<ReturnType<FoundPages['find']>, Parameters<FoundPages['find']>>()
const pages = { find } as unknown as FoundPages

let wanted: string
let isForNoCache: boolean
let seen: string | undefined

/** Next: a middleware that wants the page where it is the one it decided on, and else its own. */
function next({ headers }: IncomingMessage, response: ServerResponse) {
  seen = headers[FOUND_PAGE_HEADER] as string | undefined
  response.setHeader('content-security-policy', 'loose')
  if (seen !== wanted) return response.end('made by Next')
  response.setHeader(FOUND_PAGE_HEADER, 'wanted')
  if (isForNoCache) response.setHeader('cdn-cache-control', 'no-store')
  response.flushHeaders()
  response.write('')
  return response.end()
}
const { get } = askedServer((request, response) => {
  if (!mayBeFound(request)) return next(request, response)
  void lendFoundPage(pages, request, response, '7').then(() => next(request, response))
})
beforeEach(() => {
  find.mockReset().mockResolvedValue(found)
  wanted = found.inner
  isForNoCache = false
  seen = undefined
})

describe('the page of a search', () => {
  it('goes out where the middleware wants it, with its own headers', async () => {
    const { status, text, headers } = await get('/search?keyword=a')
    expect([status, text]).toEqual([200, PAGE])
    expect(headers).toMatchObject({ ...found.headers, 'content-length': String(Buffer.byteLength(PAGE)) })
    expect(headers[FOUND_PAGE_HEADER]).toBeUndefined()
    expect(find).toHaveBeenCalledWith('/search?keyword=a', '7')
  })

  it('stays here where the middleware has decided on something else', async () => {
    wanted = '/de/found/YQ/1'
    expect((await get('/search?keyword=a')).text).toBe('made by Next')
    expect(seen).toBe(found.inner)
  })

  it('goes out in fewer bytes to who can read them', async () => {
    const { headers } = await get('/search?keyword=a', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(Number(headers['content-length'])).toBe((await compressWhole(found.body)).length)
  })

  it('is not sent again to who has it', async () => {
    const { status, text, headers } = await get('/search?keyword=a', { 'if-none-match': '"x"' })
    expect([status, text, headers.etag]).toEqual([304, '', '"x"'])
  })

  it('is sent whole where no cache may keep it', async () => {
    isForNoCache = true
    const { status, text } = await get('/search?keyword=a', { 'if-none-match': '"x"' })
    expect([status, text]).toEqual([200, PAGE])
  })

  it.each([
    ['there is none', () => find.mockResolvedValue(null)],
    ['it cannot be put together', () => find.mockRejectedValue(new Error('no frame'))],
  ])('is Next\u2019s to make where %s', async (_, prepare) => {
    prepare()
    expect((await get('/search?keyword=a')).text).toBe('made by Next')
    expect(seen).toBeUndefined()
  })

  it.each([
    ['another page', '/category/a', {}],
    ['a part of it for the router', '/search?keyword=a', { rsc: '1' }],
    ['a range of its bytes', '/search?keyword=a', { range: 'bytes=0-1' }],
  ])('is not looked for in place of %s', async (_, path, headers) => {
    await get(path, headers)
    expect(find).not.toHaveBeenCalled()
  })
})
