/** @jest-environment node */
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../contract/entities/order'
import { PAYMENT_TRANSITIONS, SHIPPING_TRANSITIONS } from './state-machine'

describe('the state transitions of an order', () => {
  it('start and end at existing statuses', () => {
    expect(Object.keys(PAYMENT_TRANSITIONS).sort()).toEqual([...PAYMENT_STATUSES].sort())
    expect(Object.keys(SHIPPING_TRANSITIONS).sort()).toEqual([...SHIPPING_STATUSES].sort())
  })

  it('never leave refunded or shipped', () => {
    expect(PAYMENT_TRANSITIONS.refunded).toEqual([])
    expect(SHIPPING_TRANSITIONS.shipped).toEqual([])
  })

  it('never make a canceled order paid', () => expect(PAYMENT_TRANSITIONS.canceled).toEqual(['refunded']))

  it('never lead back to unpaid', () => {
    for (const targets of Object.values(PAYMENT_TRANSITIONS)) expect(targets).not.toContain('unpaid')
  })
})
