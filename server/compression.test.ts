/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { testServer } from '../lib/http/testing/test-server'
import { compress, precompressedAssets } from './compression'

const folder = mkdtempSync(join(tmpdir(), 'precompressed-assets-'))
mkdirSync(join(folder, 'chunks'))
writeFileSync(join(folder, 'chunks', 'one.js'), 'one()')
writeFileSync(join(folder, 'chunks', 'one.js.br'), brotliCompressSync('one()'))
writeFileSync(join(folder, 'chunks', 'look.css.br'), brotliCompressSync('.look{}'))
writeFileSync(join(folder, 'chunks', 'plain.js'), 'plain()')
writeFileSync(join(folder, 'chunks', 'notes.txt.br'), brotliCompressSync('notes'))
const assets = precompressedAssets(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const { get: send } = testServer((request, response) => assets(request, response, () => response.end('Next')))
const get = (
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' },
  method?: string,
) => send(path, headers, method)
const reachesNext = async (...sent: Parameters<typeof get>) => (await get(...sent)).text === 'Next'

describe('a script or style of the build', () => {
  it('is sent with Brotli, as immutable', async () => {
    const { status, headers, body } = await get('/_next/static/chunks/one.js?dpl=v1')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'content-type': 'application/javascript; charset=UTF-8',
      vary: 'Accept-Encoding',
    })
    expect(brotliDecompressSync(body).toString()).toBe('one()')
    const style = await get('/_next/static/chunks/look.css')
    expect(style.headers['content-type']).toBe('text/css; charset=UTF-8')
  })

  it('is passed on for clients that do not accept Brotli, or ask for a range', async () => {
    for (const encodings of ['gzip', '', 'br;q=0', 'gzip, br; q=0.0', 'brr', 'xbr, gzip'])
      expect([encodings, await reachesNext('/_next/static/chunks/one.js', { 'accept-encoding': encodings })]).toEqual([
        encodings,
        true,
      ])
    expect(await reachesNext('/_next/static/chunks/one.js', {})).toBe(true)
    const ranged = { 'accept-encoding': 'br', range: 'bytes=0-1' }
    expect(await reachesNext('/_next/static/chunks/one.js', ranged)).toBe(true)
    for (const encodings of ['br', 'BR;q=1.0, gzip', 'gzip;q=0.5,br;q=0.9'])
      expect(await reachesNext('/_next/static/chunks/one.js', { 'accept-encoding': encodings })).toBe(false)
  })

  it('is passed on without a Brotli file, as is any other path', async () => {
    for (const path of [
      '/_next/static/chunks/plain.js',
      '/_next/static/chunks/notes.txt',
      '/_next/static/chunks/../chunks/one.js.br',
      '/_next/static/chunks/%6fne.js',
      '/_next/static/',
      '/chunks/one.js',
      '/',
    ])
      expect([path, await reachesNext(path)]).toEqual([path, true])
    expect(await reachesNext('/_next/static/chunks/one.js', { 'accept-encoding': 'br' }, 'POST')).toBe(true)
    expect(() => precompressedAssets(join(folder, 'nowhere'))).not.toThrow()
  })

  it('gets 304 if the browser has it, and no body for HEAD', async () => {
    const { headers } = await get('/_next/static/chunks/one.js')
    const fresh = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }
    const revalidated = await get('/_next/static/chunks/one.js', fresh)
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0])
    const head = await get('/_next/static/chunks/one.js', { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']])
  })
})

describe('a page', () => {
  const words = Array.from({ length: 5000 }, (_, at) => `<li class="card">${(at * 7919) % 4001}</li>`).join('')
  const pages = testServer((request, response) =>
    compress(request, response, () => {
      response.setHeader('Content-Type', 'text/html')
      response.end(words)
    }),
  )
  const sizeOf = async (path: string) => {
    const { body, headers } = await pages.get(path, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(words)
    return body.length
  }

  it('is compressed at a high level, a search at a fast one', async () => {
    const [page, search, filtered] = [
      await sizeOf('/searching'),
      await sizeOf('/search?keyword=a'),
      await sizeOf('/search'),
    ]
    expect(page).toBeLessThan(search)
    expect(filtered).toBe(search)
  })
})
