/** @jest-environment node */
import fc from 'fast-check'
import { priceRanges } from './price-ranges'

const keys = (highest: number | null) => priceRanges(highest).map(({ key }) => key)

describe('the price ranges of a shop', () => {
  it.each([
    [8900, ['0-2000', '2000-4000', '4000-6000', '6000-8000', '8000-']],
    [700, ['0-100', '100-200', '200-300', '300-400', '400-']],
    [320_000, ['0-50000', '50000-100000', '100000-150000', '150000-200000', '200000-']],
    [3, ['0-1', '1-2', '2-3', '3-4', '4-']],
  ])('follow what its products cost: %d', (highest, expected) => expect(keys(highest)).toEqual(expected))

  it('exist without products, or if all are free', () => {
    expect(keys(null)).toEqual(['0-2000', '2000-4000', '4000-6000', '6000-8000', '8000-'])
    expect(keys(0)).toEqual(keys(null))
  })

  it('contain every price exactly once', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (highest, price) => {
        const holding = priceRanges(highest).filter(({ from, below }) => from <= price && price < below)
        expect(holding).toHaveLength(1)
      }),
    )
  })
})
