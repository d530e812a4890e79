/** @jest-environment node */
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '../../contract/entities/order-track'
import { PAYMENT_MOVES, SHIPPING_MOVES } from './state-machine'

describe('the moves of an order', () => {
  it('begin and end at standings there are', () => {
    expect(Object.keys(PAYMENT_MOVES).sort()).toEqual([...PAYMENT_STATUSES].sort())
    expect(Object.keys(SHIPPING_MOVES).sort()).toEqual([...SHIPPING_STATUSES].sort())
  })

  it('never lead back from what was given back, nor from what was sent', () => {
    expect(PAYMENT_MOVES.refunded).toEqual([])
    expect(SHIPPING_MOVES.shipped).toEqual([])
  })

  it('never make a canceled order paid', () => expect(PAYMENT_MOVES.canceled).toEqual(['refunded']))

  it('never lead back to unpaid', () => {
    for (const moves of Object.values(PAYMENT_MOVES)) expect(moves).not.toContain('unpaid')
  })
})
