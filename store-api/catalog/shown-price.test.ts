import fc from 'fast-check'
import { shownPrice } from './shown-price'

const cents = fc.nat(100_000)
const prices = fc.record({ price: cents, specialPrice: fc.option(cents), lowestPrice: fc.option(cents) })

describe('what is shown of a reduction', () => {
  it.each([
    ['strikes the full price when it was never lower', [7900, 5500, 7900], [7900, 5500]],
    ['strikes what it cost in the 30 days before, when that was less', [7900, 5500, 6500], [6500, 5500]],
    ['is nothing when it cost no more in the 30 days before', [7900, 5500, 5500], [5500, null]],
    ['is nothing when it cost less in the 30 days before', [7900, 5500, 4900], [5500, null]],
    ['strikes the full price when it was raised before', [7900, 5500, 8900], [7900, 5500]],
    ['strikes the full price where no other is known', [7900, 5500, null], [7900, 5500]],
    ['is nothing without a reduced price', [7900, null, null], [7900, null]],
  ])('%s', (_, [price = 0, specialPrice = null, lowestPrice = null], [shown, reduced]) => {
    expect(shownPrice({ price: price ?? 0, specialPrice, lowestPrice })).toEqual({
      price: shown,
      specialPrice: reduced,
    })
  })

  it('never changes what is paid', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const shown = shownPrice(given)
        expect(shown.specialPrice ?? shown.price).toBe(given.specialPrice ?? given.price)
      }),
    )
  })

  it('never strikes a price above the full one or the lowest, nor one that is not above what is paid', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { price, specialPrice } = shownPrice(given)
        if (specialPrice === null) return
        expect(price).toBeLessThanOrEqual(given.price)
        expect(price).toBeLessThanOrEqual(given.lowestPrice ?? Infinity)
        expect(price).toBeGreaterThan(specialPrice)
      }),
    )
  })
})
