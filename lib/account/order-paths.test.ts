import { orderFormPage } from './order-paths'

describe('the page an order’s form leads back to', () => {
  it('is the order’s', () => expect(orderFormPage(new URLSearchParams('number=TL-1'))).toBe('/account/orders/TL-1'))

  it.each(['', 'number=', 'number=..%2Fmessages', 'number=https://evil.example'])('is the list for %j', (query) =>
    expect(orderFormPage(new URLSearchParams(query))).toBe('/account/orders'),
  )
})
