import { editDistance, nearestOf, typoCandidates, withCorrections, writtenForm } from './spelling'
import fc from 'fast-check'

const candidate = (word: string, products = 1, similarity = 0.3) => ({ typed: 'typed', word, products, similarity })
const nearest = (typed: string, ...candidates: ReturnType<typeof candidate>[]) =>
  nearestOf(
    typed,
    candidates.map((one) => ({ ...one, typed })),
  )

describe('an unknown word', () => {
  it('is corrected to the word with the fewest errors, and of those the most common one', () => {
    expect(nearest('shrit', candidate('short', 90), candidate('shirt', 2))).toBe('shirt')
    expect(nearest('shrit', candidate('shirt', 90, 0.2), candidate('hrit', 1, 0.5))).toBe('shirt')
    expect(nearest('shrit', candidate('shirt', 1, 0.2), candidate('hrit', 1, 0.5))).toBe('hrit')
  })

  it('may have one error in five letters, two in six', () => {
    expect(nearest('hoem', candidate('home'))).toBe('home')
    expect(nearest('haem', candidate('home'))).toBeUndefined()
    expect(nearest('scrafe', candidate('scarf'))).toBe('scarf')
    expect(nearest('scrafed', candidate('scarf'))).toBeUndefined()
  })

  it('is not corrected by what was found for another', () => {
    expect(nearestOf('shrit', [candidate('shirt')])).toBeUndefined()
  })
})

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

describe('the words with an edit distance of 1', () => {
  it('are exactly those with a distance of 1', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const near = typoCandidates(a)
        expect(near.every((slip) => editDistance(a, slip) === 1)).toBe(true)
        expect(near.includes(b)).toBe(editDistance(a, b) === 1)
      }),
    )
  })
})

describe('the way a word is written', () => {
  it.each([
    ['equipacion', ['Camiseta PRIMERA EQUIPACIÓN'], 'equipación'],
    ['kids', ['Kids’ shirt'], 'kids'],
    ['auswarts', ['Retro-Auswärtstrikot'], 'auswärts'],
    ['trikot', ['Auswärtstrikot'], 'trikot'],
    ['weiss', ['Weiß'], 'weiß'],
    ['keepers', ['The keeper’s'], 'keeper’s'],
    ['balon', [], 'balon'],
  ])('of %j is taken from the texts', (word, texts, written) => expect(writtenForm(word, texts)).toBe(written))
})

describe('a corrected keyword', () => {
  it('keeps everything that was not mistyped', () => {
    const corrections = new Map([['shrit', 'shirt']])
    expect(withCorrections('  Red SHRIT, 2026/27!', corrections)).toBe('  Red shirt, 2026/27!')
  })
})
