import { shippingListSchema } from '../../contract/entities/shipping'
import { repairResponse } from '../../contract/repair-response'
import { cheapestDelivery } from './shipping'

const shippingMethod = (
  name: string,
  price: number,
  days: [number, number],
  kind: 'delivery' | 'collection' = 'delivery',
) => ({
  ...{ id: 1, name, description: '', kind, price, isTracked: false },
  days: { min: days[0], max: days[1] },
  ...{ arrivals: [], personalizationDays: 0 },
})

it('the cheapest delivery is the slowest of equally cheap ones, and never a collection', () => {
  const methods = [
    shippingMethod('Collect', 0, [1, 9], 'collection'),
    shippingMethod('Express', 300, [1, 2]),
    shippingMethod('Slow', 300, [3, 5]),
  ]
  expect(cheapestDelivery(methods)?.name).toBe('Slow')
})

it('is null if there is only collection', () =>
  expect(cheapestDelivery([shippingMethod('Collect', 0, [1, 2], 'collection')])).toBeNull())

it('a shipping method without a kind is a delivery (spec §7)', () => {
  const reply = [{ id: 1, name: 'Post', description: '', price: 0, days: null }]
  expect(repairResponse(shippingListSchema, reply, () => undefined)).toEqual([
    { ...reply[0], kind: 'delivery', isTracked: false, arrivals: [], personalizationDays: 0 },
  ])
})
