/** @jest-environment node */
import type { Catalogue } from './catalogue'
import { catalogueFor } from './catalogue-for'

describe('what a shop is filled with (K26)', () => {
  it('has no customer unless the operator wants the two to try it with', () => {
    const { customers, ...others } = catalogueFor({ DEMO_CUSTOMERS: false }).accounts
    expect(customers).toEqual([])
    expect(Object.values(others).flat()).toEqual([])
    expect(catalogueFor({ DEMO_CUSTOMERS: true }).accounts.customers).toHaveLength(2)
  })

  it('has no order to send, no coupon everybody knows, nothing to approve or answer, but with them', () => {
    const todo = (filled: Catalogue) => [
      filled.orders.length,
      filled.coupons.length,
      filled.voices.waiting.length,
      filled.voices.questions.filter(({ answer }) => answer === null).length,
    ]
    expect(todo(catalogueFor({ DEMO_CUSTOMERS: false }))).toEqual([0, 0, 0, 0])
    expect(Math.min(...todo(catalogueFor({ DEMO_CUSTOMERS: true })))).toBeGreaterThan(0)
    expect(catalogueFor({ DEMO_CUSTOMERS: false }).voices.reviews.length).toBeGreaterThan(0)
  })
})
