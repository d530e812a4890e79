/** @jest-environment node */
import fc from 'fast-check'
import { paidSum, totalsOf, type Reduction, type SummedLine } from './totals'

const line = (quantity: number, price: number, specialPrice: number | null = null): SummedLine => ({
  ...{ quantity, price, specialPrice },
})
const percent = (value: number): Reduction => ({ kind: 'percent', value })

describe('the totals', () => {
  it('tell full prices, what reductions take off them, and what is paid', () => {
    expect(totalsOf([line(2, 7900), line(1, 7900, 5500)], null, 900)).toEqual({
      ...{ pieces: 3, subTotal: 23_700, saved: 2400, discount: 0, shippingPrice: 900, total: 22_200 },
    })
  })

  it('know no delivery price before a way was chosen', () => {
    expect(totalsOf([line(1, 100)], null, null)).toMatchObject({ shippingPrice: null, total: 100 })
    expect(totalsOf([line(1, 100)], { kind: 'shipping', value: 0 }, null).shippingPrice).toBeNull()
  })

  it('truncate a percentage to whole cents, never round it (spec §9)', () => {
    expect(totalsOf([line(1, 999)], percent(10), 0)).toMatchObject({ discount: 99, total: 900 })
    expect(totalsOf([line(1, 995)], percent(50), 0)).toMatchObject({ discount: 497, total: 498 })
  })

  it('take the percentage of what is paid, not of the full price', () => {
    expect(totalsOf([line(1, 7900, 5500)], percent(10), 0).discount).toBe(550)
  })

  it('never take off more than there is, and nothing of the delivery', () => {
    expect(totalsOf([line(1, 300)], { kind: 'amount', value: 500 }, 900)).toMatchObject({ discount: 300, total: 900 })
    expect(totalsOf([line(1, 300)], percent(120), 900)).toMatchObject({ discount: 300, total: 900 })
  })

  it('of free delivery cost the pieces alone', () => {
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
        expect(total).toBe(paidSum(all) - discount + (shippingPrice ?? 0))
        expect(discount).toBeLessThanOrEqual(paidSum(all))
      }),
    )
  })
})
