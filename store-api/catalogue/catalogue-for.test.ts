/** @jest-environment node */
import { catalogueFor } from './catalogue-for'

describe('what a shop is filled with (K26)', () => {
  it('has no customer unless the operator wants the two to try it with', () => {
    const { customers, ...others } = catalogueFor({ DEMO_CUSTOMERS: false }).accounts
    expect(customers).toEqual([])
    expect(Object.values(others).flat()).toEqual([])
    expect(catalogueFor({ DEMO_CUSTOMERS: true }).accounts.customers).toHaveLength(2)
  })
})
