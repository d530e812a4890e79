/** @jest-environment node */
import { CALLS } from '../../contract/calls'
import { metrics } from '../telemetry/metrics'
import { readResponse } from './read-response'

const warn = jest.fn()
jest.mock('../telemetry/log', () => ({ log: () => ({ warn }) }))

const card = (key: string) => ({ key, name: key, price: 1900 })
const list = (...items: unknown[]) => ({ list: items, page: 1, limit: 12, total: items.length, facets: null })

describe('a response of the store API', () => {
  it('accepts a product without team and kit, as in stock', () => {
    expect(readResponse(CALLS.listProducts, list(card('scarf'))).list).toMatchObject([
      { key: 'scarf', brand: '', subtitle: '', specialPrice: null, inStock: true },
    ])
  })

  it('is returned without invalid items, which are counted each time and logged once', async () => {
    const response = list(card('scarf'), { key: 'ball', name: 'Ball' })
    for (let n = 0; n < 3; n++) expect(readResponse(CALLS.listProducts, response).list).toHaveLength(1)
    const about = { method: 'GET', route: '/api/product', where: 'list[]' }
    expect(warn.mock.calls).toEqual([[about, expect.any(String)]])
    expect(await metrics().metrics()).toContain(
      'storefront_repaired_responses_total{method="GET",route="/api/product",where="list[]"} 3',
    )
  })

  it('that violates the contract is a failed call', () => {
    expect(() => readResponse(CALLS.listProducts, { list: 'none' })).toThrow(
      expect.objectContaining({ name: 'ApiError', status: 502 }),
    )
  })
})
