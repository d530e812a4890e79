/** @jest-environment node */
import { ASKED_PATH_HEADER } from '../asked-path-header'
import { deviceOf, privateHeaders, publicHeaders, unconditional } from './page-headers'

const UUID = '00000000-0000-4000-8000-000000000001'

beforeAll(() => {
  Object.assign(process.env, {
    STORE_API_URL: 'http://127.0.0.1:1',
    STORE_API_SECRET: 'a-secret-of-the-tests-a-secret-of-the-tests',
    SESSION_SECRET: 'a-session-of-the-tests-a-session-of-tests',
    PUBLIC_ORIGIN: 'https://shop.example',
  })
})

const pageAt = (path: string, asked: Record<string, string> = {}) =>
  privateHeaders(new URL(path, 'http://inside'), new Headers(asked), deviceOf(UUID))

describe('a page for one person', () => {
  it('is kept by no cache and runs only the scripts of this very answer', () => {
    const [first, second] = [pageAt('/account'), pageAt('/account')]
    expect(first.told).toMatchObject({ 'cdn-cache-control': 'no-store', 'x-accel-expires': '0' })
    expect(first.told['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w=]{48}' 'strict-dynamic'/)
    expect(first.inside.get('content-security-policy')).toBe(first.told['content-security-policy'])
    expect(first.told['content-security-policy']).not.toBe(second.told['content-security-policy'])
  })

  it('is sent on as it comes by a proxy before us (R23)', () => {
    expect(pageAt('/account').told['x-accel-buffering']).toBe('no')
    expect(publicHeaders(true)).not.toHaveProperty('x-accel-buffering')
  })

  it("tells no other page a mail's token", () => {
    expect(pageAt('/reset-password?token=t').told['referrer-policy']).toBe('strict-origin')
    expect(pageAt('/verify?token=t').told['referrer-policy']).toBe('strict-origin')
    expect(pageAt('/login').told['referrer-policy']).toBeUndefined()
  })

  it('is told the address with its query', () => {
    const { inside } = pageAt('/account/orders?page=2', { [ASKED_PATH_HEADER]: '/account/orders' })
    expect(inside.get(ASKED_PATH_HEADER)).toBe('/account/orders?page=2')
  })

  it('gives a new device its cookie, and knows the device at once', () => {
    const device = deviceOf('not a uuid')
    const { inside } = privateHeaders(new URL('http://i/login'), new Headers({ cookie: 'a=1; __Host-uuid=no' }), device)
    expect(device.newCookie).toMatchObject({ name: '__Host-uuid', value: device.uuid, httpOnly: true, secure: true })
    expect(inside.get('cookie')).toBe(`a=1; __Host-uuid=${device.uuid}`)
    expect(deviceOf(UUID)).toEqual({ uuid: UUID, newCookie: null })
  })
})

it('a page for everybody is kept by caches, unless not everybody may see it', () => {
  expect(Object.keys(publicHeaders(false))).toEqual(['content-security-policy'])
  expect(publicHeaders(true)).toMatchObject({ 'cdn-cache-control': 'no-store' })
})

it('a cache that kept a page before is not told that it is still the same', () => {
  const asked = new Headers({ 'if-none-match': '"a"', 'if-modified-since': 'x', accept: 'text/html' })
  expect([...unconditional(asked).keys()]).toEqual(['accept'])
})
