/** @jest-environment node */
import { passInvoice } from './invoice'

const fetchBytes = jest.fn()
jest.mock('../store-api', () => ({ fetchBytes: (...asked: unknown[]) => fetchBytes(...asked) as unknown }))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('./browser', () => ({ knowCaller: async () => ({ token: '', uuid: 'u' }) }))
jest.mock('./session-lost', () => ({ sessionLostPath: (from: string) => `/lost?from=${from}` }))

const answer = (status: number) => fetchBytes.mockResolvedValue({ status, bytes: Buffer.from('%PDF-') })

describe('the invoice of an order', () => {
  it('is a file to be kept, for nobody else', async () => {
    answer(200)
    const { status, headers } = await passInvoice('tl-1')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="TL-1.pdf"')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [401, '/lost?from=/account/orders/TL-1'],
    [404, '/checkout/order/TL-1'],
    [503, '/checkout/order/TL-1?failed'],
  ])('leads whoever gets none (%i) to a page', async (status, location) => {
    answer(status)
    const response = await passInvoice('TL-1')
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })

  it('leads to the page of the order when nobody answers', async () => {
    fetchBytes.mockRejectedValue(new Error('away'))
    expect((await passInvoice('TL-1')).headers.get('location')).toBe('/checkout/order/TL-1?failed')
  })

  it('asks for no number that can be none', async () => {
    fetchBytes.mockClear()
    expect((await passInvoice('../1')).status).toBe(404)
    expect(fetchBytes).not.toHaveBeenCalled()
  })
})
