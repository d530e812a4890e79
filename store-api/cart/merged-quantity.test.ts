/** @jest-environment node */
import { mergedQuantity } from './merged-quantity'

describe('a line of two carts', () => {
  it.each([
    [2, 3, 40, 5],
    [20, 20, 40, 30],
    [2, 3, 4, 4],
    [0, 5, 3, 3],
    [2, 3, 0, 1],
    [2, 3, null, 5],
    [20, 20, null, 30],
  ])('of %s and %s pieces, with %s in stock, has %s', (own, device, stock, quantity) =>
    expect(mergedQuantity({ own, device, stock })).toBe(quantity),
  )
})
