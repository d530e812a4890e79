/** @jest-environment node */
import fc from 'fast-check'
import {
  type ChargedCurrency,
  currencyDigits,
  formatPrice,
  displayCurrency,
  displayStep,
  toDisplayAmount,
} from './money'

const euro: ChargedCurrency = {
  ...{ code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 },
  ...{ symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
}

/** Currencies displayed with at most their own number of minor digits. */
const currencies = fc
  .record({
    code: fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'),
    rate: fc.integer({ min: 1, max: 3_000_000 }),
    minorDigits: fc.nat(3),
    decimalPlace: fc.nat(3),
  })
  .map(({ code, rate, minorDigits, decimalPlace }) => ({
    ...euro,
    ...{ code, value: rate / 10_000, minorDigits, decimalPlace: Math.min(decimalPlace, currencyDigits(code)) },
  }))

describe('an amount in the display currency', () => {
  it.each<[number, Partial<ChargedCurrency>, number]>([
    [7999, {}, 7999],
    [7999, { value: 1.15 }, 9198], // 91.9885
    [7999, { decimalPlace: 0 }, 7900],
    [7999, { decimalPlace: 1 }, 7990],
    [7999, { decimalPlace: 4 }, 7999],
    [7999, { code: 'JPY', value: 163.25, decimalPlace: 0 }, 13058],
    [7999, { code: 'JPY', value: 163.25, decimalPlace: 2 }, 13058],
    [7999, { code: 'KWD', value: 0.3359, decimalPlace: 3 }, 26868],
    [7999, { code: 'KWD', value: 0.3359, decimalPlace: 2 }, 26860],
    [79.99, { minorDigits: undefined, value: 1.15 }, 9198],
  ])('%d with %j is charged as %d', (amount, change, charged) => {
    expect(toDisplayAmount(amount, { ...euro, ...change })).toBe(charged)
  })

  it('is formatted like the original amount (spec §9), in whole steps', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), currencies, (amount, currency) => {
        const shown = toDisplayAmount(amount, currency)
        expect(formatPrice(shown, displayCurrency(currency))).toBe(formatPrice(amount, currency))
        expect(shown % displayStep(displayCurrency(currency))).toBe(0)
      }),
    )
  })

  it('has the minor digits of its currency, and two for an unknown currency', () => {
    expect(['EUR', 'JPY', 'KWD', 'no'].map(currencyDigits)).toEqual([2, 0, 3, 2])
  })
})
