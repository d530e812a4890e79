/** @jest-environment node */
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../contract/entities/order-track'
import { standingOf } from './order-standing'

describe('standingOf', () => {
  it.each(SHIPPING_STATUSES)('is how far an order has come once it is paid: %s', (shipping) => {
    expect(standingOf({ payment: 'paid', shipping })).toBe(shipping)
  })

  it.each(PAYMENT_STATUSES.filter((payment) => payment !== 'paid'))('is %s, whatever was sent of it', (payment) => {
    for (const shipping of SHIPPING_STATUSES) expect(standingOf({ payment, shipping })).toBe(payment)
  })
})
