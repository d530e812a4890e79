/** @jest-environment node */
import fc from 'fast-check'
import type { Currency } from '../../contract/entities/store'
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

/** The fields the specification names, and no other. */
const specified: Currency = {
  symbolLeft: '$',
  symbolRight: '',
  value: 1,
  decimalPlace: 2,
  symbolThousands: ',',
  decimalSymbol: '.',
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
    [1234567, { symbolLeft: '¥', minorDigits: 0, decimalPlace: 0 }, '¥1,234,567'],
    [1234567, { symbolLeft: 'KD ', minorDigits: 3, decimalPlace: 3 }, 'KD 1,234.567'],
    [7999, { symbolLeft: '¥', value: 163.25, decimalPlace: 0 }, '¥13,058'], // 13058.3675
    [7999, { symbolLeft: 'KD ', value: 0.3359, decimalPlace: 3 }, 'KD 26.868'], // 26.868641
    [100, { decimalSymbol: '' }, '€1.00'],
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

  it.each<[number, Partial<Currency>, string]>([
    [79.99, {}, '$79.99'],
    [79, {}, '$79.00'],
    [1.15, {}, '$1.15'], // 1.15 * 100 is 114.99999999999999
    [0.29, { value: 100 }, '$29.00'],
    [4.35, { value: 100, decimalPlace: 0 }, '$435'], // 434.99999999999994
    [1.15 * 3, {}, '$3.45'], // 3.4499999999999997
    [0.1 + 0.2, { decimalPlace: 4 }, '$0.300 0'],
    [100.1 - 100, {}, '$0.10'], // 0.09999999999999432
    [123456789.99, {}, '$123,456,789.99'],
    [-28.6, {}, '−$28.60'],
    [0.001, {}, '$0.00'],
    [7999, { symbolLeft: '¥', decimalPlace: 0 }, '¥7,999'],
    [1.234, { symbolLeft: 'KD ', decimalPlace: 3 }, 'KD 1.234'],
    [3e6, { value: 1e-7, decimalPlace: 2 }, '$0.30'],
    [1, { value: 1e-7, decimalPlace: 8 }, '$0.000 000 10'],
    [NaN, {}, '$0.00'],
  ])('%d of a store that names no minor digits, with %j, is written %s', (amount, change, written) => {
    expect(formatPrice(amount, { ...specified, ...change })).toBe(written)
  })

  it('of a store that names no minor digits is the truncated product at any amount of two decimals and rate', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 99_999 }), fc.nat(3), (cents, rate, decimalPlace) => {
        const plain = { ...specified, symbolLeft: '', symbolThousands: '', value: rate / 1000, decimalPlace }
        const exact = (BigInt(cents) * BigInt(rate)) / 10n ** BigInt(5 - decimalPlace)
        expect(BigInt(formatPrice(cents / 100, plain).replace('.', ''))).toBe(exact)
      }),
    )
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
