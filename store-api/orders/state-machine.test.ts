/** @jest-environment node */
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../contract/entities/order'
import { PAYMENT_TRANSITIONS, SHIPPING_TRANSITIONS } from './state-machine'

describe('the moves of an order', () => {
  it('begin and end at standings there are', () => {
    expect(Object.keys(PAYMENT_TRANSITIONS).sort()).toEqual([...PAYMENT_STATUSES].sort())
    expect(Object.keys(SHIPPING_TRANSITIONS).sort()).toEqual([...SHIPPING_STATUSES].sort())
  })

  it('never lead back from what was given back, nor from what was sent', () => {
    expect(PAYMENT_TRANSITIONS.refunded).toEqual([])
    expect(SHIPPING_TRANSITIONS.shipped).toEqual([])
  })

  it('never make a canceled order paid', () => expect(PAYMENT_TRANSITIONS.canceled).toEqual(['refunded']))

  it('never lead back to unpaid', () => {
    for (const moves of Object.values(PAYMENT_TRANSITIONS)) expect(moves).not.toContain('unpaid')
  })
})
