/** @jest-environment node */
import { deliveryPath } from './delivery-path'

describe('the costs of delivery', () => {
  it('are on the shop’s own page about it', () => {
    expect(deliveryPath([{ key: 'about-us' }, { key: 'delivery' }])).toBe('/page/delivery')
    expect(deliveryPath([{ key: 'shipping' }])).toBe('/page/shipping')
  })

  it('are in the service center where the shop has no such page', () => {
    expect(deliveryPath([{ key: 'about-us' }])).toBe('/service-center#delivery')
  })
})
