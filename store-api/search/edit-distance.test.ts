/** @jest-environment node */
import fc from 'fast-check'
import { editDistance } from './edit-distance'
import { oneSlipFrom } from './one-slip'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })

describe('the distance of two words', () => {
  it.each([
    ['shirt', 'shirt', 0],
    ['shrit', 'shirt', 1],
    ['goalkeper', 'goalkeeper', 1],
    ['tornwart', 'torwart', 1],
    ['camizeta', 'camiseta', 1],
    ['scraves', 'scarf', 4],
    ['', 'ball', 4],
  ])('of %j and %j is %i', (from, to, slips) => expect(editDistance(from, to)).toBe(slips))

  it('is the same both ways, none only between equals, and never more than the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b)
        expect(slips).toBe(editDistance(b, a))
        expect(slips === 0).toBe(a === b)
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length))
      }),
    )
  })
})

describe('the words one slip away', () => {
  it('are just those whose distance is one', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const near = oneSlipFrom(a)
        expect(near.every((slip) => editDistance(a, slip) === 1)).toBe(true)
        expect(near.includes(b)).toBe(editDistance(a, b) === 1)
      }),
    )
  })
})
