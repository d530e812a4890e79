/** @jest-environment node */
import { Claims } from './claims'

describe('Claims', () => {
  it('records nothing for a claim that holds', () => {
    const claims = new Claims()
    claims.check('true', true)
    claims.same('equal', { a: [1] }, { a: [1] })
    expect(claims.violations).toEqual([])
  })

  it('records the expected and the actual value of a broken claim', () => {
    const claims = new Claims()
    claims.check('stock is left', false, -1)
    claims.same('orders', 11, 10)
    expect(claims.violations).toEqual(['stock is left: -1', 'orders: 10 expected, 11 found'])
  })
})
