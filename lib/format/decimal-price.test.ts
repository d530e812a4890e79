import { unknownStore } from '../data/settings'
import { decimalPrice } from './decimal-price'

const { currency } = unknownStore('https://shop.example')

describe('an amount for machines', () => {
  it.each([
    [7900, '79.00'],
    [123456789, '1234567.89'],
    [5, '0.05'],
    [0, '0.00'],
  ])('%i cents are %s', (cents, text) => {
    expect(decimalPrice(cents, { ...currency, decimalSymbol: ',', symbolThousands: '.' })).toBe(text)
  })

  it('is what the page shows: times the rate, truncated and never rounded (spec §9)', () => {
    expect(decimalPrice(999, { ...currency, value: 1.08 })).toBe('10.78')
  })

  it.each([
    ['yen', 1234567, { minorDigits: 0, decimalPlace: 0 }, '1234567'],
    ['dinars', 1234567, { minorDigits: 3, decimalPlace: 3 }, '1234.567'],
    ['a store that names no minor digits', 79.99, { minorDigits: undefined }, '79.99'],
  ])('of %s has the digits of its currency', (_, amount, change, text) => {
    expect(decimalPrice(amount, { ...currency, ...change })).toBe(text)
  })

  it('has no groups among its decimals', () => {
    expect(decimalPrice(7900, { ...currency, decimalPlace: 4 })).toBe('79.0000')
  })
})
