/** @jest-environment node */
import { Claims } from './claims'

describe('claims', () => {
  it('that hold leave nothing behind', () => {
    const claims = new Claims()
    claims.that('true', true)
    claims.same('equal', { a: [1] }, { a: [1] })
    expect(claims.broken).toEqual([])
  })

  it('that do not hold say what was expected and what was found', () => {
    const claims = new Claims()
    claims.that('stock is left', false, -1)
    claims.same('orders', 11, 10)
    expect(claims.broken).toEqual(['stock is left: -1', 'orders: 10 expected, 11 found'])
  })
})
