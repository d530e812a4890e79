/** @jest-environment node */
import fc from 'fast-check'
import type { Currency } from '../contract/entities/store'
import { formatPrice } from './price'

const euro: Currency = {
  code: 'EUR',
  symbolLeft: '€',
  symbolRight: '',
  value: 1,
  decimalPlace: 2,
  symbolThousands: ',',
  decimalSymbol: '.',
  minorDigits: 2,
}

describe('a price (spec §9)', () => {
  it.each<[number, Partial<Currency>, string]>([
    [7900, {}, '€79.00'],
    [5, {}, '€0.05'],
    [0, {}, '€0.00'],
    [123456789, {}, '€1,234,567.89'],
    [-2860, {}, '−€28.60'],
    [7900, { symbolLeft: '', symbolRight: ' €', decimalSymbol: ',', symbolThousands: '.' }, '79,00 €'],
    [123456, { decimalPlace: 0, symbolThousands: ' ' }, '€1 234'],
    [100, { decimalPlace: 3, minorDigits: 2 }, '€1.000'],
    [100, { decimalPlace: 6, value: 1.234567 }, '€1.234 567'],
    [7900, { minorDigits: 0, decimalPlace: 0 }, '€7,900'],
    [100, { symbolThousands: '$&', value: 1000 }, '€1$&000.00'],
  ])('%i with %j is written %s', (minorUnits, change, written) => {
    expect(formatPrice(minorUnits, { ...euro, ...change })).toBe(written)
  })

  it('truncates, never rounds', () => {
    expect(formatPrice(999, { ...euro, value: 1.0899 })).toBe('€10.88') // 10.888101
    expect(formatPrice(199, { ...euro, decimalPlace: 0 })).toBe('€1')
    expect(formatPrice(-1, { ...euro, value: 0.5 })).toBe('€0.00')
  })

  it('is exact where floating point is not', () => {
    expect(formatPrice(110, { ...euro, value: 1.1 })).toBe('€1.21') // 1.1 * 1.1 is 1.2100000000000002
    expect(formatPrice(29, { ...euro, value: 100 })).toBe('€29.00') // 0.29 * 100 is 28.999999999999996
  })

  it('is the truncated product at any amount and rate', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 99_999 }), fc.nat(2), (minorUnits, rate, decimalPlace) => {
        const plain = { ...euro, symbolLeft: '', symbolThousands: '', value: rate / 1000, decimalPlace }
        const exact = (BigInt(minorUnits) * BigInt(rate)) / 10n ** BigInt(5 - decimalPlace)
        expect(BigInt(formatPrice(minorUnits, plain).replace('.', ''))).toBe(exact)
      }),
    )
  })

  it('groups whole digits by three, and decimals by three when there are three or more', () => {
    const digits = (text: string) => text.replace(/\D/g, '')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.nat(8), (minorUnits, decimalPlace) => {
        const [whole = '', decimals = ''] = formatPrice(minorUnits, { ...euro, symbolLeft: '', decimalPlace }).split(
          '.',
        )
        expect(whole).toMatch(/^\d{1,3}(,\d{3})*$/)
        if (decimalPlace >= 3) expect(decimals).toMatch(/^\d{3}( \d{3})*( \d{1,2})?$/)
        expect(digits(decimals)).toHaveLength(decimalPlace)
      }),
    )
  })

  it('is a short text whatever a store says of its currency', () => {
    const anyNumber = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom(NaN, Infinity, -Infinity, 1e300, 1e21, -1, 99),
    )
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (minorUnits, value, decimalPlace, minorDigits) => {
        const written = formatPrice(minorUnits, { ...euro, value, decimalPlace, minorDigits })
        expect(written).toMatch(/^−?€[\d,]+(\.[\d ]+)?$/)
      }),
    )
  })
})
