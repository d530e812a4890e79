/** @jest-environment node */
import { nearestOf } from './correct-words'

const candidate = (word: string, products = 1, similarity = 0.3) => ({ typed: 'typed', word, products, similarity })
const nearest = (typed: string, ...candidates: ReturnType<typeof candidate>[]) =>
  nearestOf(
    typed,
    candidates.map((one) => ({ ...one, typed })),
  )

describe('a word nobody has heard of', () => {
  it('was meant to be the word with the fewest slips, and of those the most common one', () => {
    expect(nearest('shrit', candidate('short', 90), candidate('shirt', 2))).toBe('shirt')
    expect(nearest('shrit', candidate('shirt', 90, 0.2), candidate('hrit', 1, 0.5))).toBe('shirt')
    expect(nearest('shrit', candidate('shirt', 1, 0.2), candidate('hrit', 1, 0.5))).toBe('hrit')
  })

  it('may have one slip in five letters, two in six', () => {
    expect(nearest('hoem', candidate('home'))).toBe('home')
    expect(nearest('haem', candidate('home'))).toBeUndefined()
    expect(nearest('scrafe', candidate('scarf'))).toBe('scarf')
    expect(nearest('scrafed', candidate('scarf'))).toBeUndefined()
  })

  it('is not corrected by what was found for another', () => {
    expect(nearestOf('shrit', [candidate('shirt')])).toBeUndefined()
  })
})
