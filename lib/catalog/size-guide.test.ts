/** @jest-environment node */
import { inInches } from './size-guide'

describe('a measure in inches', () => {
  it.each([
    ['170–176', '67–69'],
    ['104–116', '41–46'],
    ['71', '28'],
    ['22–24', '8.5–9.5'],
    ['22,5', '9'],
    ['', ''],
    ['–', '–'],
  ])('of %j is %j', (centimetres, inches) => {
    expect(inInches(centimetres)).toBe(inches)
  })
})
