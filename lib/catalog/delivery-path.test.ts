/** @jest-environment node */
import { deliveryPath } from './delivery-path'

describe('the page with the delivery costs', () => {
  it('is the shop’s own page', () => {
    expect(deliveryPath([{ key: 'about-us' }, { key: 'delivery' }])).toBe('/page/delivery')
    expect(deliveryPath([{ key: 'shipping' }])).toBe('/page/shipping')
  })

  it('is the service center if the shop has no such page', () => {
    expect(deliveryPath([{ key: 'about-us' }])).toBe('/service-center#delivery')
  })
})
