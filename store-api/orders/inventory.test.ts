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
])('a stock change from %i to %i alters a page: %s', (before, after, expected) => {
  expect(isStockDisplayed(before, after)).toBe(expected)
})
