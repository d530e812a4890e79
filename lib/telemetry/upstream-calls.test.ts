/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { TransportTimeout, type HttpRequest } from '../api/transport'
import { metrics } from './metrics'
import { enterRequest } from './request-scope'
import { observedTransport, templateOf } from './upstream-calls'

const calls = Object.values(CALLS)
const REQUEST: HttpRequest = {
  method: 'GET',
  url: 'http://store/base/api/product/home?x=1',
  headers: { Sign: 's' },
  body: null,
  timeout: 100,
}
const transport = jest.fn()
const send = observedTransport(transport, { upstream: 'store-api', baseUrl: 'http://store/base', calls })

beforeEach(() => {
  transport.mockReset()
  metrics().resetMetrics()
})

describe('a call to another program', () => {
  it('carries the id of the current request besides its own headers', async () => {
    transport.mockResolvedValue({ status: 200, text: '' })
    enterRequest('request-0001')
    await send(REQUEST)
    expect(transport).toHaveBeenCalledWith({ ...REQUEST, headers: { Sign: 's', 'x-request-id': 'request-0001' } })
  })

  it.each([
    [{ status: 404, text: '' }, '404'],
    [new TransportTimeout('late'), 'timeout'],
    [new Error('refused'), 'connection'],
  ])('is counted by its template and outcome', async (end, outcome) => {
    if (end instanceof Error) transport.mockRejectedValue(end)
    else transport.mockResolvedValue(end)
    await send(REQUEST).catch(() => {})
    const text = await metrics().metrics()
    const labels = 'upstream="store-api",method="GET",route="/api/product/{key}"'
    expect(text).toContain(`storefront_upstream_calls_total{${labels},outcome="${outcome}"} 1`)
    expect(text).toContain(`storefront_upstream_duration_seconds_count{${labels}} 1`)
  })

  it('to a path outside the contract counts as other', () => {
    expect(templateOf(calls, 'GET', '/api/product/home?limit=1')).toBe('/api/product/{key}')
    expect(templateOf(calls, 'PUT', '/api/product/home')).toBe('other')
    expect(templateOf(calls, 'GET', '/any/thing')).toBe('other')
  })
})
