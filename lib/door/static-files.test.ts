/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { readStaticFiles, sendStatic } from './static-files'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
mkdirSync(join(folder, 'chunks'))
writeFileSync(join(folder, 'chunks', 'one.js'), 'one()')
writeFileSync(join(folder, 'chunks', 'one.js.br'), brotliCompressSync('one()'))
writeFileSync(join(folder, 'chunks', 'look.css.br'), brotliCompressSync('.look{}'))
writeFileSync(join(folder, 'chunks', 'plain.js'), 'plain()')
writeFileSync(join(folder, 'chunks', 'notes.txt.br'), brotliCompressSync('notes'))
const files = readStaticFiles(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const server = createServer((request, response) => {
  if (!sendStatic(files, request, response)) response.end('Next')
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

const get = (
  path: string,
  headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' },
  method = 'GET',
) =>
  new Promise<{ status?: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = ask({ port, path, method, headers, agent: false }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer as AsyncIterable<Buffer>) parts.push(part)
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) })
    })
    sent.on('error', reject).end()
  })
const isNext = async (...sent: Parameters<typeof get>) => String((await get(...sent)).body) === 'Next'

describe('a script or style of the build', () => {
  it('goes out as the build has compressed it, for good', async () => {
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

  it('is left to Next for whoever does not take that form, or wants a part of it', async () => {
    for (const encodings of ['gzip', '', 'br;q=0', 'gzip, br; q=0.0', 'brr', 'xbr, gzip'])
      expect([encodings, await isNext('/_next/static/chunks/one.js', { 'accept-encoding': encodings })]).toEqual([
        encodings,
        true,
      ])
    expect(await isNext('/_next/static/chunks/one.js', {})).toBe(true)
    expect(await isNext('/_next/static/chunks/one.js', { 'accept-encoding': 'br', range: 'bytes=0-1' })).toBe(true)
    for (const encodings of ['br', 'BR;q=1.0, gzip', 'gzip;q=0.5,br;q=0.9'])
      expect(await isNext('/_next/static/chunks/one.js', { 'accept-encoding': encodings })).toBe(false)
  })

  it('is left to Next where the build has compressed none, and wherever else a path leads', async () => {
    for (const path of [
      '/_next/static/chunks/plain.js',
      '/_next/static/chunks/notes.txt',
      '/_next/static/chunks/../chunks/one.js.br',
      '/_next/static/chunks/%6fne.js',
      '/_next/static/',
      '/chunks/one.js',
      '/',
    ])
      expect([path, await isNext(path)]).toEqual([path, true])
    expect(await isNext('/_next/static/chunks/one.js', { 'accept-encoding': 'br' }, 'POST')).toBe(true)
    expect(readStaticFiles(join(folder, 'nowhere')).size).toBe(0)
  })

  it('is not sent again to a browser that has it, nor with an answer to HEAD', async () => {
    const { headers } = await get('/_next/static/chunks/one.js')
    const again = await get('/_next/static/chunks/one.js', {
      'accept-encoding': 'br',
      'if-none-match': String(headers.etag),
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const head = await get('/_next/static/chunks/one.js', { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']])
  })
})
