/** @jest-environment node */
import { proxyInvoice } from './files'

const fetchBytes = jest.fn()
jest.mock('../store-api', () => ({ fetchBytes: (...args: unknown[]) => fetchBytes(...args) as unknown }))
jest.mock('../../telemetry/log', () => ({ log: () => ({ info: () => {}, warn: () => {} }) }))
jest.mock('./caller', () => ({ getOrCreateCaller: async () => ({ token: '', uuid: 'u' }) }))

const respondWith = (status: number) => fetchBytes.mockResolvedValue({ status, bytes: Buffer.from('%PDF-') })

describe('the invoice of an order', () => {
  it('is a download, private to its customer', async () => {
    respondWith(200)
    const { status, headers } = await proxyInvoice('tl-1')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="TL-1.pdf"')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [401, '/api/session/lost?from=%2Faccount%2Forders%2FTL-1'],
    [404, '/checkout/order/TL-1'],
    [503, '/checkout/order/TL-1?failed'],
  ])('redirects to a page when it is refused (%i)', async (status, location) => {
    respondWith(status)
    const response = await proxyInvoice('TL-1')
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })

  it('redirects to the page of the order when the store API does not respond', async () => {
    fetchBytes.mockRejectedValue(new Error('away'))
    expect((await proxyInvoice('TL-1')).headers.get('location')).toBe('/checkout/order/TL-1?failed')
  })

  it('sends no call for an invalid number', async () => {
    fetchBytes.mockClear()
    expect((await proxyInvoice('../1')).status).toBe(404)
    expect(fetchBytes).not.toHaveBeenCalled()
  })
})
