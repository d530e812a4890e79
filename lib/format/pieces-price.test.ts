/** @jest-environment node */
import { unknownStore } from '../data/settings'
import { piecesPrice } from './pieces-price'

const { currency } = unknownStore('https://shop.example')

describe('what several pieces cost', () => {
  it('is each piece converted, as often: what the cart will say', () => {
    // 79.99 and 9.99 at 1.0837 are 86.68 and 10.82; converted together they were 97.51, and three times 292.53.
    expect(piecesPrice([7999, 999], 1, { ...currency, value: 1.0837 })).toBe('€97.50')
    expect(piecesPrice([7999, 999], 3, { ...currency, value: 1.0837 })).toBe('€292.50')
    expect(piecesPrice([7999, 7999], 2, { ...currency, decimalPlace: 0 })).toBe('€316')
  })

  it('is converted as a whole where the store counts in decimals', () => {
    expect(piecesPrice([79.99, 9.99], 3, { ...currency, minorDigits: undefined, value: 1.0837 })).toBe('€292.53')
  })
})
