/** @jest-environment node */
import fc from 'fast-check'
import { formatPrice } from '../../contract/format-price'
import { currencyDigits, shownCurrency } from '../../contract/shown-amount'
import type { CartLineReply } from '../../contract/entities/cart'
import { withShown } from '../catalog/shown-line'
import { shownTotals } from './shown-totals'
import { totalsOf, type Reduction } from './totals'

const line = (quantity: number, price: number, specialPrice: number | null): CartLineReply => ({
  ...{ id: 1, mid: 0, quantity, price, specialPrice, imageUrl: '', productModel: '', optionList: [] },
  product: { key: 'p', name: 'P', team: '', kit: '' },
  ...{
    isCustom: false,
    custom: null,
    customAdditionalPrice: 0,
    stock: 30,
    formerPrice: null,
    isWithdrawn: false,
    merged: null,
    shown: undefined,
  },
})

const currencies = fc
  .record({
    code: fc.constantFrom('EUR', 'JPY', 'KWD'),
    rate: fc.integer({ min: 1, max: 3_000_000 }),
    places: fc.nat(3),
  })
  .map(({ code, rate, places }) => ({
    ...{ code, value: rate / 10_000, decimalPlace: Math.min(places, currencyDigits(code)), minorDigits: 2 },
    ...{ symbolLeft: '', symbolRight: '', symbolThousands: '', decimalSymbol: '.' },
  }))

const EURO = {
  ...{ code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 },
  ...{ symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
}

const lines = fc.array(
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 30 }),
      price: fc.nat(100_000),
      part: fc.option(fc.nat(100)),
    })
    .map(({ quantity, price, part }) => line(quantity, price, part === null ? null : Math.floor((price * part) / 100))),
  { maxLength: 12 },
)

const coupons = fc.option(
  fc.record({ kind: fc.constantFrom('percent', 'amount', 'shipping'), value: fc.nat(20_000) }),
) as fc.Arbitrary<Reduction | null>

/** What a shopper reads, as a number they can add up: in the smallest digit that is shown. */
const readOff = (amount: number, currency: ReturnType<typeof shownCurrency>) =>
  BigInt(formatPrice(amount, currency).replace(/[. ]/g, '').replace('−', '-'))

describe('what is shown', () => {
  it('adds up to the last digit, and is what is charged: lines less discount with delivery is the total', () => {
    fc.assert(
      fc.property(lines, coupons, fc.option(fc.nat(5000)), currencies, (all, coupon, delivery, currency) => {
        const shownLines = all.map((one) => withShown(one, currency))
        const totals = shownTotals(shownLines, coupon, { delivery, currency })
        const read = (amount: number) => readOff(amount, shownCurrency(currency))
        const sum = shownLines.reduce((before, { shown }) => before + read(shown.total), 0n)
        expect(read(totals.total)).toBe(sum - read(totals.discount) + read(totals.shippingPrice ?? 0))
        expect(read(totals.total)).toBe(
          read(totals.subTotal) - read(totals.saved) - read(totals.discount) + read(totals.shippingPrice ?? 0),
        )
        for (const { shown, quantity } of shownLines)
          expect(read(shown.total)).toBe(read(shown.specialPrice ?? shown.price) * BigInt(quantity))
        expect(totals.total).toBeGreaterThanOrEqual(0)
        expect(totals.currency.value).toBe(1)
      }),
    )
  })

  it('tells of a former price only where it is shown as another', () => {
    const currency = { ...EURO, decimalPlace: 0 }
    const former = (formerPrice: number) =>
      withShown({ ...line(1, 7950, null), formerPrice }, currency).shown.formerPrice
    expect([former(7999), former(7900), former(8000)]).toEqual([null, null, 8000])
  })

  it('costs nothing where the store’s own total is nothing', () => {
    fc.assert(
      fc.property(lines, coupons, currencies, (all, coupon, currency) => {
        const own = totalsOf(all, coupon, 0)
        const shown = shownTotals(
          all.map((one) => withShown(one, currency)),
          coupon,
          { delivery: 0, currency },
        )
        if (own.total === 0) expect(shown.total).toBe(0)
      }),
    )
  })
})
