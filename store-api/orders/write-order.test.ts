/** @jest-environment node */
import { KEY_PATTERN } from '../../contract/limits'
import { newOrderNumber } from './write-order'

it('an order number has no characters that look alike, and does not come again', () => {
  const numbers = Array.from({ length: 500 }, newOrderNumber)
  for (const number of numbers) {
    expect(number).toMatch(/^TL-[2-9A-HJKMNP-Z]{8}$/)
    expect(number).toMatch(KEY_PATTERN)
  }
  expect(new Set(numbers).size).toBe(500)
})
