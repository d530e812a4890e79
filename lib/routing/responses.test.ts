/** @jest-environment node */
import { deviceOf } from './request-context'
import { REQUESTED_PATH_HEADER } from './requested-path'
import { privateHeaders, publicHeaders, dropConditionalHeaders, withRequestedPath } from './responses'
import { TEST_ENV } from './testing'

const UUID = '00000000-0000-4000-8000-000000000001'

beforeAll(() => void Object.assign(process.env, TEST_ENV))

const pageAt = (path: string) => privateHeaders(new URL(path, 'http://inside'), new Headers(), deviceOf(UUID))

describe('a private page', () => {
  it('is not cached and runs only the scripts of this response', () => {
    const [first, second] = [pageAt('/account'), pageAt('/account')]
    expect(first.response).toMatchObject({ 'cdn-cache-control': 'no-store', 'x-accel-expires': '0' })
    expect(first.response['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w=]{48}' 'strict-dynamic'/)
    expect(first.request.get('content-security-policy')).toBe(first.response['content-security-policy'])
    expect(first.response['content-security-policy']).not.toBe(second.response['content-security-policy'])
  })

  it('is not buffered by nginx (R23)', () => {
    expect(pageAt('/account').response['x-accel-buffering']).toBe('no')
    expect(publicHeaders({ isCached: false })).not.toHaveProperty('x-accel-buffering')
  })

  it("discloses no mail's token to another site", () => {
    expect(pageAt('/reset-password?token=t').response['referrer-policy']).toBe('strict-origin')
    expect(pageAt('/verify?token=t').response['referrer-policy']).toBe('strict-origin')
    expect(pageAt('/login').response['referrer-policy']).toBeUndefined()
  })

  it("reads its public path with its query, whatever the client's header says", () => {
    const { request } = privateHeaders(
      new URL('/account/orders?page=2', 'http://inside'),
      new Headers({ [REQUESTED_PATH_HEADER]: '/spoofed' }),
      deviceOf(UUID),
    )
    expect(request.get(REQUESTED_PATH_HEADER)).toBe('/account/orders?page=2')
  })

  it('sets the cookie of a new device, and passes it to the page immediately', () => {
    const device = deviceOf('not a uuid')
    const { request } = privateHeaders(
      new URL('http://i/login'),
      new Headers({ cookie: 'a=1; __Host-uuid=no' }),
      device,
    )
    expect(device.newCookie).toMatchObject({ name: '__Host-uuid', value: device.uuid, httpOnly: true, secure: true })
    expect(request.get('cookie')).toBe(`a=1; __Host-uuid=${device.uuid}`)
    expect(deviceOf(UUID)).toEqual({ uuid: UUID, newCookie: null })
  })
})

it.each([
  ['/kategorie/%C3%A4', '/kategorie/%C3%A4'],
  ['/a%2Fb', '/a%252Fb'],
  ['/100%', '/100%25'],
])('the requested path %s is passed to a page as %s', (path, header) => {
  const spoofed = new Headers({ [REQUESTED_PATH_HEADER]: '/spoofed' })
  expect(withRequestedPath(spoofed, path).get(REQUESTED_PATH_HEADER)).toBe(header)
})

it('a public page may be stored by shared caches unless it is restricted', () => {
  expect(Object.keys(publicHeaders({ isCached: true }))).toEqual(['content-security-policy'])
  expect(publicHeaders({ isCached: false })).toMatchObject({ 'cdn-cache-control': 'no-store' })
})

it('a shared cache that stored a page before gets no 304 for it', () => {
  const conditionalHeaders = new Headers({ 'if-none-match': '"a"', 'if-modified-since': 'x', accept: 'text/html' })
  expect([...dropConditionalHeaders(conditionalHeaders).keys()]).toEqual(['accept'])
})
