import { isStockDisplayed } from './inventory'

it.each([
  [1, 0, true],
  [0, 1, true],
  [4, 3, true],
  [3, 4, true],
  [3, 2, true],
  [2, 30, true],
  [5, 4, false],
  [30, 4, false],
  [4, 4, false],
  [0, 0, false],
])('a stock of %i that becomes %i is seen: %s', (before, after, seen) => {
  expect(isStockDisplayed(before, after)).toBe(seen)
})
