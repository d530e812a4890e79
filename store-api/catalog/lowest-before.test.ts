import fc from 'fast-check'
import { type PricePoint, lowestBefore } from './lowest-before'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-08-01T12:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const priceHistory = (...prices: [price: number, daysAgo: number][]): PricePoint[] =>
  prices.map(([price, days]) => ({ price, at: ago(days) }))

describe('the lowest price of the 30 days before', () => {
  it('is the only price there was', () => {
    expect(lowestBefore(priceHistory([7900, 400]), NOW)).toBe(7900)
  })

  it('is that of a sale within them', () => {
    expect(lowestBefore(priceHistory([7900, 400], [5900, 20], [7900, 10]), NOW)).toBe(5900)
  })

  it('counts a sale that ended in them, and none that ended before', () => {
    expect(lowestBefore(priceHistory([7900, 400], [5900, 60], [7900, 29]), NOW)).toBe(5900)
    expect(lowestBefore(priceHistory([7900, 400], [5900, 60], [7900, 30]), NOW)).toBe(7900)
  })

  it('counts nothing from the reduction on', () => {
    expect(lowestBefore(priceHistory([7900, 400], [4900, 0], [3900, -5]), NOW)).toBe(7900)
  })

  it('is null for a product that was not sold before', () => {
    expect(lowestBefore([], NOW)).toBeNull()
    expect(lowestBefore(priceHistory([4900, 0]), NOW)).toBeNull()
  })

  it('does not depend on the order of the history, and is one of its prices', () => {
    const change = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 90 }))
    const history = fc.uniqueArray(change, { minLength: 1, selector: ([, days]) => days })
    fc.assert(
      fc.property(history, (changes) => {
        const lowest = lowestBefore(priceHistory(...changes), NOW)
        expect(lowestBefore(priceHistory(...[...changes].reverse()), NOW)).toBe(lowest)
        expect(changes.map(([price]) => price)).toContain(lowest)
      }),
    )
  })
})
