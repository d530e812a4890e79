import fc from 'fast-check'
import { sumLines, type Reduction, shownTotals, type PricedLine, totalsOf } from './totals'
import { formatPrice } from '../../contract/money'
import { currencyDigits, displayCurrency } from '../../contract/money'
import type { CartLine } from '../catalog/shown-line'
import { withShown } from '../catalog/shown-line'

const line = (quantity: number, price: number, specialPrice: number | null = null): PricedLine => ({
  ...{ quantity, price, specialPrice },
})
const percent = (value: number): Reduction => ({ kind: 'percent', value })

describe('the totals', () => {
  it('contain full prices, price reductions and the amount to pay', () => {
    expect(totalsOf([line(2, 7900), line(1, 7900, 5500)], null, 900)).toEqual({
      ...{ pieces: 3, subTotal: 23_700, saved: 2400, discount: 0, shippingPrice: 900, total: 22_200 },
    })
  })

  it('have no delivery price before a method is chosen', () => {
    expect(totalsOf([line(1, 100)], null, null)).toMatchObject({ shippingPrice: null, total: 100 })
    expect(totalsOf([line(1, 100)], { kind: 'shipping', value: 0 }, null).shippingPrice).toBeNull()
  })

  it('truncate a percentage to whole cents, never round it (spec §9)', () => {
    expect(totalsOf([line(1, 999)], percent(10), 0)).toMatchObject({ discount: 99, total: 900 })
    expect(totalsOf([line(1, 995)], percent(50), 0)).toMatchObject({ discount: 497, total: 498 })
  })

  it('apply a percentage to the reduced price, not to the full price', () => {
    expect(totalsOf([line(1, 7900, 5500)], percent(10), 0).discount).toBe(550)
  })

  it('never discount more than the items, and never the delivery', () => {
    expect(totalsOf([line(1, 300)], { kind: 'amount', value: 500 }, 900)).toMatchObject({ discount: 300, total: 900 })
    expect(totalsOf([line(1, 300)], percent(120), 900)).toMatchObject({ discount: 300, total: 900 })
  })

  it('with free delivery contain only the items', () => {
    expect(totalsOf([line(1, 300)], { kind: 'shipping', value: 0 }, 900)).toMatchObject({
      ...{ discount: 0, shippingPrice: 0, total: 300 },
    })
  })

  const lines = fc.array(
    fc
      .record({
        quantity: fc.integer({ min: 1, max: 30 }),
        price: fc.nat(100_000),
        part: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
      })
      .map(({ quantity, price, part }) => line(quantity, price, part === null ? null : Math.floor(price * part))),
    { maxLength: 20 },
  )
  const coupons = fc.option(
    fc.record({ kind: fc.constantFrom('percent', 'amount', 'shipping'), value: fc.nat(20_000) }),
  ) as fc.Arbitrary<Reduction | null>

  it('always add up, in whole cents, and are never negative', () => {
    fc.assert(
      fc.property(lines, coupons, fc.option(fc.nat(5000)), (all, coupon, delivery) => {
        const totals = totalsOf(all, coupon, delivery)
        const { subTotal, saved, discount, shippingPrice, total } = totals
        for (const amount of [subTotal, saved, discount, total, shippingPrice ?? 0])
          expect(Number.isInteger(amount) && amount >= 0).toBe(true)
        expect(total).toBe(subTotal - saved - discount + (shippingPrice ?? 0))
        expect(total).toBe(sumLines(all) - discount + (shippingPrice ?? 0))
        expect(discount).toBeLessThanOrEqual(sumLines(all))
      }),
    )
  })
})

const cartLine = (quantity: number, price: number, specialPrice: number | null): CartLine => ({
  ...{ id: 1, variantId: 1, mid: 0, quantity, price, specialPrice, imageUrl: '', productModel: '', optionList: [] },
  product: { key: 'p', name: 'P', brand: '', subtitle: '' },
  ...{
    isCustom: false,
    isBackOrdered: false,
    custom: null,
    personalization: [],
    customAdditionalPrice: 0,
    stock: 30,
    needsDelivery: true,
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
    .map(({ quantity, price, part }) =>
      cartLine(quantity, price, part === null ? null : Math.floor((price * part) / 100)),
    ),
  { maxLength: 12 },
)

const coupons = fc.option(
  fc.record({ kind: fc.constantFrom('percent', 'amount', 'shipping'), value: fc.nat(20_000) }),
) as fc.Arbitrary<Reduction | null>

/** A displayed amount as a number that can be added up: in the smallest displayed digit. */
const digitsOf = (amount: number, currency: ReturnType<typeof displayCurrency>) =>
  BigInt(formatPrice(amount, currency).replace(/[. ]/g, '').replace('−', '-'))

describe('the displayed checkout', () => {
  it('adds up to the last digit and equals the charge: lines minus discount plus delivery is the total', () => {
    fc.assert(
      fc.property(lines, coupons, fc.option(fc.nat(5000)), currencies, (all, coupon, delivery, currency) => {
        const shownLines = all.map((one) => withShown(one, currency))
        const totals = shownTotals(shownLines, coupon, { delivery, currency })
        const read = (amount: number) => digitsOf(amount, displayCurrency(currency))
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

  it('includes a former price only if it is displayed differently', () => {
    const currency = { ...EURO, decimalPlace: 0 }
    const former = (formerPrice: number) =>
      withShown({ ...cartLine(1, 7950, null), formerPrice }, currency).shown.formerPrice
    expect([former(7999), former(7900), former(8000)]).toEqual([null, null, 8000])
  })

  it('is zero if the total in the store currency is zero', () => {
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
