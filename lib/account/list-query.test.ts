import { filterUrl, readOrderQuery } from './list-query'

const NOTHING = { payment: undefined, shipping: undefined, days: undefined }

describe('the query of the order list', () => {
  it.each([
    [{ payment: 'unpaid' }, { payment: 'unpaid' }],
    [
      { shipping: 'partial-shipment', days: '30' },
      { shipping: 'partial-shipment', days: 30 },
    ],
    [
      { payment: 'paid', shipping: 'shipped', days: '365' },
      { payment: 'paid', shipping: 'shipped', days: 365 },
    ],
  ])('takes %j', (search, filter) => {
    expect(readOrderQuery(search)).toEqual({ filter: { ...NOTHING, ...filter }, page: 1 })
  })

  it.each([
    {},
    { payment: '', shipping: '', days: '', page: '' },
    { payment: 'shipped', shipping: 'paid' },
    { payment: ['unpaid', 'paid'], days: ['30', '180'] },
    { days: '0' },
    { days: '3661' },
    { days: '30.5' },
    { days: 'soon' },
    { page: '0' },
    { page: '-1' },
    { page: 'last' },
    { page: '10001' },
    { sort: 'total' },
  ])('ignores what is not in the contract: %j', (search) => {
    expect(readOrderQuery(search)).toEqual({ filter: NOTHING, page: 1 })
  })

  it('keeps valid fields beside invalid ones', () => {
    const { filter, page } = readOrderQuery({ payment: 'refunded', days: 'all', page: '3' })
    expect(filter).toEqual({ ...NOTHING, payment: 'refunded' })
    expect(page).toBe(3)
  })
})

describe('the address of a filter', () => {
  it.each([
    [{}, '/account/orders'],
    [{ payment: 'unpaid' }, '/account/orders?payment=unpaid'],
    [{ shipping: 'shipped', days: 180 }, '/account/orders?shipping=shipped&days=180'],
  ] as const)('of %j is %s', (filter, url) => {
    expect(filterUrl('/account/orders', filter)).toBe(url)
  })

  it('appends further values, so that a page number can be last', () => {
    expect(filterUrl('/api/order', { days: 30 }, { page: '' })).toBe('/api/order?days=30&page=')
    expect(filterUrl('/api/order', {}, { page: '' })).toBe('/api/order?page=')
  })

  it('is read back as the same filter', () => {
    const filter = { payment: 'refunded', shipping: 'unable-to-ship', days: 365 } as const
    const search = Object.fromEntries(new URL(filterUrl('/', filter), 'http://shop').searchParams)
    expect(readOrderQuery(search).filter).toEqual(filter)
  })
})
