/** @jest-environment node */
const settings = {
  PUBLIC_ORIGIN: 'https://shop.example',
  CLIENT_ADDRESS_HEADER: 'x-real-ip',
  RATE_LIMIT_READ_PER_MINUTE: 1,
  RATE_LIMIT_WRITE_PER_MINUTE: 1,
  RATE_LIMIT_IMAGE_PER_MINUTE: 10,
}
jest.mock('../env', () => ({ env: () => settings }))

import { cachedImages, isCacheableImage, storeImage } from './image-cache'
import { testServer } from './testing/test-server'

const SHIRT = '/image/shirt.webp?v=1&w=96'
const HEADERS = {
  'content-type': 'image/webp',
  'content-length': '7',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept',
}
const store = (accept: string | null = null, bytes = 'picture') =>
  storeImage(SHIRT, accept, { headers: HEADERS, body: Buffer.from(bytes) })

const { get } = testServer((request, response) =>
  cachedImages(request, response, () => response.writeHead(404).end('from Next')),
)
let clients = 0
const requestImage = (path = SHIRT, headers: Record<string, string> = {}, method = 'GET') =>
  get(path, { 'x-real-ip': `203.0.113.${(clients += 1)}`, ...headers }, method)

describe('an image of one version', () => {
  it('is served from memory, with its headers', async () => {
    store()
    const { status, text, headers } = await requestImage()
    expect([status, text, headers]).toEqual([200, 'picture', expect.objectContaining(HEADERS)])
  })

  it('has a separate entry for browsers that accept AVIF', async () => {
    store(null, 'as WebP')
    const avif = 'image/avif,image/webp,*/*'
    expect((await requestImage(SHIRT, { accept: avif })).text).toBe('from Next')
    store(avif, 'as AVIF')
    expect((await requestImage(SHIRT, { accept: 'image/avif' })).text).toBe('as AVIF')
    expect((await requestImage(SHIRT, { accept: 'image/webp' })).text).toBe('as WebP')
  })

  it('is requested again after five minutes: the shop may have removed it', async () => {
    store()
    const now = performance.now()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 299_000)
    expect((await requestImage()).text).toBe('picture')
    clock.mockReturnValue(now + 300_100)
    expect((await requestImage()).text).toBe('from Next')
  })

  it.each([
    ['requests another width', '/image/shirt.webp?v=1&w=160', {}, 'GET'],
    ['revalidates it', SHIRT, { 'if-none-match': '"1"' }, 'GET'],
    ['requests a range', SHIRT, { range: 'bytes=0-1' }, 'GET'],
    ['sends HEAD', SHIRT, {}, 'HEAD'],
  ])('is passed to Next if the browser %s', async (_, path, headers, method) => {
    store()
    expect((await requestImage(path, headers, method)).status).toBe(404)
  })

  it('is passed to Next, which rejects it, for a client over the rate limit', async () => {
    store()
    const texts: string[] = []
    for (let n = 0; n < 12; n++) texts.push((await requestImage(SHIRT, { 'x-real-ip': '198.51.100.1' })).text)
    expect(texts).toEqual([...Array(10).fill('picture'), 'from Next', 'from Next'])
  })
})

it.each([
  [true, 'immutable and small', {}],
  [true, 'of 128 KiB', { 'content-length': '131072' }],
  [false, 'larger', { 'content-length': '131073' }],
  [false, 'of unknown length', { 'content-length': '' }],
  [false, 'of another version', { 'cache-control': 'public, max-age=60' }],
])('isCacheableImage is %s for an image that is %s', (expected, _, { ...changes }: Record<string, string>) => {
  const { 'content-length': length, ...rest } = { ...HEADERS, ...changes }
  expect(isCacheableImage({ ...rest, ...(length && { 'content-length': length }) })).toBe(expected)
})
