/** @jest-environment node */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SHOP_ERA_HEADER } from '../shop-era-header'
import { answerHeaders } from './answer-headers'
import { openDoor } from './open-door'
import { PageCopies } from './page-copies'
import { plainPage } from './plain-page'
import { askedServer } from './testing/asked-server'

const waiting: ServerResponse[] = []
const served = jest.fn((_: IncomingMessage, response: ServerResponse) => void waiting.push(response))
const { server, get } = askedServer(served)

const closeDoor = openDoor({
  most: 3,
  isHttps: true,
  copies: new PageCopies(),
  files: new Map(),
  trusted: [],
  era: () => 'seventh',
  frameEra: () => 'third',
})
afterAll(closeDoor)

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((done) => setImmediate(done))
}

const finish = () => waiting.splice(0).forEach((response) => response.end('served'))

describe('the door before everything', () => {
  it('says itself of which era the settings are, whatever is said of it outside', async () => {
    const asked = get('/', { [SHOP_ERA_HEADER]: 'made up' })
    await until(() => waiting.length === 1)
    expect(served.mock.calls.at(-1)?.[0].headers[SHOP_ERA_HEADER]).toBe('seventh')
    finish()
    await asked
  })

  it('turns away at once who comes when all places are taken, in JSON or in words, and takes the next', async () => {
    const inside = [get('/a'), get('/b'), get('/c')]
    await until(() => waiting.length === 3)

    const call = await get('/api/cart', {}, 'POST')
    expect([call.status, call.headers['retry-after'], call.headers['cache-control']]).toEqual([
      503,
      '1',
      'private, no-store',
    ])
    expect(JSON.parse(call.text)).toEqual({ code: 503, msg: expect.stringContaining('few seconds'), data: null })

    const page = await get('/product/x', { 'accept-language': 'de-AT' })
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html lang="de">')

    finish()
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual([200, 200, 200])
    const next = get('/d')
    await until(() => waiting.length === 1)
    finish()
    expect((await next).text).toBe('served')
  })

  it('always lets in files of the build and who asks how the shop is', async () => {
    const all = ['/a', '/b', '/c', '/_next/static/x.js', '/healthz', '/readyz', '/metrics'].map((path) => get(path))
    await until(() => waiting.length === 7)
    finish()
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('gives back the place of somebody who went away', async () => {
    const { port } = server.address() as AddressInfo
    const gone = ['/a', '/b', '/c'].map((path) => ask({ port, path }).on('error', () => {}))
    gone.forEach((one) => one.end())
    await until(() => waiting.length === 3)
    const closed = waiting.splice(0).map((response) => new Promise((done) => response.once('close', done)))
    gone.forEach((one) => one.destroy())
    await Promise.all(closed)
    const next = get('/d')
    await until(() => waiting.length === 1)
    finish()
    expect((await next).status).toBe(200)
  })

  it('refuses TRACE and what is no method of a shop with 405, and asks nobody', async () => {
    served.mockClear()
    for (const method of ['TRACE', 'OPTIONS', 'PATCH', 'PROPFIND']) {
      const { status, headers } = await get('/', {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, PUT, DELETE'])
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
    expect(served).not.toHaveBeenCalled()
  })
})

describe('what every answer says to a browser', () => {
  it('is the same of a page, a call, a file and an error', async () => {
    for (const path of ['/', '/api/x', '/_next/static/x.js'])
      expect(answerHeaders(path, true)).toEqual({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      })
  })

  it('lets others show pictures and read what is written for them', () => {
    for (const path of ['/image/a.webp', '/share/product/a.jpg', '/feed/products.xml', '/assets/logo.svg'])
      expect(answerHeaders(path, true)['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('holds browsers to https only where the shop is reached by it', () => {
    expect(answerHeaders('/', false)).not.toHaveProperty('strict-transport-security')
  })
})

it('a page of its own shows what it is given, and runs none of it', () => {
  const page = plainPage({ lang: 'en', title: '<b>', text: '"&', back: { href: '/"><script>', label: '>' } })
  expect(page).toContain('<h1>&lt;b&gt;</h1>')
  expect(page).not.toContain('<script')
})
