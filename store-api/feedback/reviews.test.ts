import fc from 'fast-check'
import { ratingOf } from './reviews'

describe('the rating of a product', () => {
  it('is the average of its stars to one decimal', () => {
    expect(ratingOf([0, 0, 1, 0, 2])).toEqual({ average: 4.3, count: 3 })
    expect(ratingOf([1, 0, 0, 0, 0])).toEqual({ average: 1, count: 1 })
  })

  it('is 0 without reviews', () => {
    expect(ratingOf([0, 0, 0, 0, 0])).toEqual({ average: 0, count: 0 })
  })

  it('stays within the scale, and is monotonic', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), (stars) => {
        const { average, count } = ratingOf(stars)
        if (count > 0) expect(average).toBeGreaterThanOrEqual(1)
        expect(average).toBeLessThanOrEqual(5)
        expect(ratingOf(stars.with(4, (stars[4] ?? 0) + 1)).average).toBeGreaterThanOrEqual(average)
      }),
    )
  })
})
