/** @jest-environment node */
import { discountPercent } from './discount'

describe('discountPercent', () => {
  it.each([
    [7900, 6320, 20],
    [7900, 5530, 30],
    [7400, 5551, 24],
    [100, 100, 0],
    [0, 0, 0],
  ])('%i reduced to %i is %i%%', (price, specialPrice, percent) => {
    expect(discountPercent(price, specialPrice)).toBe(percent)
  })
})
