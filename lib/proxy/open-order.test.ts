/** @jest-environment node */
import { ApiError } from '../api/api-error'
import { openOrder } from './open-order'

const send = jest.fn()

jest.mock('../api/store-api', () => ({ storeApi: () => ({ send }) }))
jest.mock('../log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('./browser', () => ({ knowCaller: async () => ({ uuid: 'device' }) }))

const set = jest.fn()
jest.mock('next/headers', () => ({ cookies: async () => ({ set }) }))
jest.mock('../order-track/answer-cookie', () => ({ answerCookie: async (answer: unknown) => answer }))

beforeEach(() => send.mockReset().mockResolvedValue({ code: 0, msg: '', data: null }))

const open = async (number: string, key: string) => {
  const { status, headers } = await openOrder(number, key)
  return [status, headers.get('location'), headers.get('cache-control')]
}
const TRACKING = [303, '/order-track', 'private, no-store']

describe('the link of an order’s letter', () => {
  it('leads to the order’s page, and its key stays behind', async () => {
    expect(await open('tl-260934', 'the-key')).toEqual([303, '/checkout/order/TL-260934', 'private, no-store'])
    expect(send.mock.calls).toEqual([
      [{ method: 'POST', path: '/api/order/tl-260934/claim', body: { key: 'the-key' }, caller: { uuid: 'device' } }],
    ])
  })

  it.each([
    ['without a key', 'TL-260934', ''],
    ['with a key there cannot be', 'TL-260934', '../../x'],
    ['with a number there cannot be', '../login', 'the-key'],
  ])('leads to the tracking page %s, and asks nothing', async (_, number, key) => {
    expect(await open(number, key)).toEqual(TRACKING)
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['the key is wrong', new ApiError({ code: 404, status: 404, method: 'POST', path: '/', msg: 'Not found.' })],
    ['the store is away', new Error('ECONNREFUSED')],
  ])('leads to the tracking page, with the number filled in, when %s', async (_, error) => {
    send.mockRejectedValue(error)
    expect(await open('tl-260934', 'the-key')).toEqual(TRACKING)
    expect(set).toHaveBeenCalledWith(expect.objectContaining({ number: 'TL-260934', email: '', order: null }))
  })
})
