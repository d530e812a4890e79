/** @jest-environment node */
import { ApiError } from '../api-error'
import { openOrder, showOrderLink } from './order-track-forms'

const send = jest.fn()
const set = jest.fn()

jest.mock('../store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../../data/settings', () => ({
  getStoreSettings: async () => ({ restrict: { platform: [], language: [] } }),
}))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('../../env', () => ({
  env: () => ({
    PUBLIC_ORIGIN: 'https://shop.example',
    ALLOWED_ORIGINS: [],
    RATE_LIMIT_READ_PER_MINUTE: 1000,
    RATE_LIMIT_WRITE_PER_MINUTE: 1000,
  }),
  isSecureOrigin: () => true,
}))
let uuid = 'device'
jest.mock('../../auth/caller', () => ({ readCaller: async () => ({ uuid }) }))
jest.mock('../../auth/session-lifecycle', () => ({
  loginAfterUnauthorized: async (page: string) => `/login?from=${page}`,
}))
jest.mock('next/headers', () => ({ cookies: async () => ({ set }), headers: async () => new Headers() }))
jest.mock('../../account/order-tracking', () => ({ orderTrackCookie: async (result: unknown) => result }))

beforeEach(() => {
  uuid = 'device'
  set.mockReset()
  send.mockReset().mockResolvedValue({ code: 0, msg: '', data: null })
})

const responseOf = ({ status, headers }: Response) => [status, headers.get('location'), headers.get('cache-control')]
const open = async (number: string, key: string) => responseOf(await showOrderLink(number, key))

const press = (number: string, key: string, origin = 'https://shop.example') =>
  openOrder(
    new Request('http://localhost:3000/api/form/order-track/open', {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ number, key }),
    }),
  )

const REDIRECT_TO_TRACKING = [303, '/order-track', 'private, no-store']

const INVALID_LINKS = [
  ['without a key', 'TL-260934', ''],
  ['with an invalid key', 'TL-260934', '../../x'],
  ['with an invalid number', '../login', 'the-key'],
] as const

describe('the link in an order email', () => {
  it('redirects to a page with a button, without a store call and without the key in the URL', async () => {
    expect(await open('tl-260934', 'the-key')).toEqual([303, '/order-track#answer', 'private, no-store'])
    expect(set.mock.calls).toEqual([[expect.objectContaining({ number: 'TL-260934', key: 'the-key', order: null })]])
    expect(send).not.toHaveBeenCalled()
  })

  it('sets the uuid of a new device before its page requests a cart, so that the opened order is not lost', async () => {
    uuid = ''
    await open('tl-260934', 'the-key')
    expect(set).toHaveBeenCalledWith(expect.objectContaining({ name: '__Host-uuid', httpOnly: true }))
  })

  it.each(INVALID_LINKS)('leads to the tracking page %s, and asks nothing', async (_, number, key) => {
    expect(await open(number, key)).toEqual(REDIRECT_TO_TRACKING)
    expect(set).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  })
})

describe('its button', () => {
  it('opens the order and leads to its page', async () => {
    const placed = [303, '/checkout/order/TL-260934', 'private, no-store']
    expect(responseOf(await press('tl-260934', 'the-key'))).toEqual(placed)
    expect(send.mock.calls).toEqual([
      [{ method: 'POST', path: '/api/order/tl-260934/claim', body: { key: 'the-key' }, caller: { uuid: 'device' } }],
    ])
  })

  it.each(INVALID_LINKS)('leads to the tracking page %s, and asks nothing', async (_, number, key) => {
    expect(responseOf(await press(number, key))).toEqual(REDIRECT_TO_TRACKING)
    expect(send).not.toHaveBeenCalled()
  })

  it('is refused from another site', async () => {
    expect((await press('TL-260934', 'the-key', 'https://mail.example')).status).toBe(403)
    expect(send).not.toHaveBeenCalled()
  })

  const refused = (code: number) => new ApiError({ code, status: code, method: 'POST', path: '/', msg: 'Not found.' })

  it.each([
    ['the key is wrong', refused(404)],
    ['the store API is unreachable', new Error('ECONNREFUSED')],
  ])('leads to the tracking page, with the number filled in, when %s', async (_, error) => {
    send.mockRejectedValue(error)
    expect(responseOf(await press('tl-260934', 'the-key'))).toEqual(REDIRECT_TO_TRACKING)
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ number: 'TL-260934', email: '', order: null, key: null }),
    )
  })

  it('ends a session that the store API rejects (spec §4)', async () => {
    send.mockRejectedValue(refused(401))
    expect(responseOf(await press('TL-260934', 'the-key'))[1]).toBe('/login?from=/order-track')
  })
})
