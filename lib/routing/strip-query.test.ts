/** @jest-environment node */
import { stripQuery } from './strip-query'
import { testContext } from './testing'

describe('stripQuery', () => {
  it.each([
    ['/product?utm=x&page=2', '?page=2', 'utm=x'],
    ['/product/x?dpl=mine&_rsc=X', '', 'dpl=mine&_rsc=X'],
    ['/nowhere?u=X', '', 'u=X'],
    ['/account/orders?page=2&u=X', '?page=2&u=X', ''],
    ['/', '', ''],
  ])('leaves of %s what the route reads', async (address, search, strippedQuery) => {
    const context = testContext(address)
    expect(await stripQuery(context)).toBeUndefined()
    expect(context).toMatchObject({ search, strippedQuery })
  })
})
