/** @jest-environment node */
import fc from 'fast-check'
import type { Currency } from '../../contract/entities/store'
import { defaultStoreSettings } from '../data/settings'
import { decimalPrice, discountPercent, formatPrice, piecesPrice, shownPrice } from './price'

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

/** Only the fields of the specification. */
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
  ])('%i with %j is written %s', (minorUnits, change, formatted) => {
    expect(formatPrice(minorUnits, { ...euro, ...change })).toBe(formatted)
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
  ])('%d of a store that names no minor digits, with %j, is written %s', (amount, change, formatted) => {
    expect(formatPrice(amount, { ...specified, ...change })).toBe(formatted)
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

  it('is a short text for any currency settings', () => {
    const anyNumber = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom(NaN, Infinity, -Infinity, 1e300, 1e21, -1, 99),
    )
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (minorUnits, value, decimalPlace, minorDigits) => {
        const formatted = formatPrice(minorUnits, { ...euro, value, decimalPlace, minorDigits })
        expect(formatted).toMatch(/^−?€[\d,]+(\.[\d ]+)?$/)
      }),
    )
  })
})

const { currency } = defaultStoreSettings('https://shop.example')

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

describe('a price', () => {
  it('with a reduced price includes the former price', () => {
    expect(shownPrice(100, 80)).toEqual({ now: 80, was: 100 })
    expect(shownPrice(100, 0)).toEqual({ now: 0, was: 100 })
  })

  it.each([[null], [undefined], [100]])('with a reduced price of %s has no "was"', (special) => {
    expect(shownPrice(100, special)).toEqual({ now: 100, was: null })
  })

  it('is the special price even if that is higher, without a reduction', () => {
    expect(shownPrice(100, 120)).toEqual({ now: 120, was: null })
  })
})

describe('the price of several items', () => {
  it('converts each item before multiplying, as the cart does', () => {
    // 79.99 and 9.99 at 1.0837 are 86.68 and 10.82; converted together they were 97.51, and three times 292.53.
    expect(piecesPrice([7999, 999], 1, { ...currency, value: 1.0837 })).toBe('€97.50')
    expect(piecesPrice([7999, 999], 3, { ...currency, value: 1.0837 })).toBe('€292.50')
    expect(piecesPrice([7999, 7999], 2, { ...currency, decimalPlace: 0 })).toBe('€316')
  })

  it('is converted as a whole where the store counts in decimals', () => {
    expect(piecesPrice([79.99, 9.99], 3, { ...currency, minorDigits: undefined, value: 1.0837 })).toBe('€292.53')
  })
})

describe('discountPercent', () => {
  it.each([
    [7900, 6320, 20],
    [7900, 5530, 30],
    [7400, 5551, 24],
    [1.15, 0.92, 20],
    [19.9, 13.93, 30],
    [100, 70.01, 29],
    [100, 100, 0],
    [0, 0, 0],
  ])('%d reduced to %d is %i%%', (price, specialPrice, percent) => {
    expect(discountPercent(price, specialPrice)).toBe(percent)
  })
})
