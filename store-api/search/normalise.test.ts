import fc from 'fast-check'
import { formsOf, normalise, partsOf, wordsOf } from './normalise'
import { de, en, es, type SearchLanguage } from './languages'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

describe('a text that is searched', () => {
  it.each([
    ['Camiseta  primera equipación', 'camiseta primera equipacion'],
    ['Weiß, GRÜN', 'weiss grun'],
    ['Kids’ warm-up top 2026/27', 'kids warm up top 2026 27'],
    ['Brøndby Łódź Malmö', 'brondby lodz malmo'],
    ['ＳＨＩＲＴ ﬁt', 'shirt fit'],
    ['ŉ', 'n'],
    ['kids＇', 'kids'],
    [`'; drop :*&|! % \\ 👕`, 'drop'],
    ['', ''],
  ])('%j is compared as %j', (text, plain) => expect(normalise(text)).toBe(plain))

  it('stays as it is when it is normalised again', () => {
    fc.assert(fc.property(anyText, (text) => expect(normalise(normalise(text))).toBe(normalise(text))))
  })

  it('leaves nothing in a word that a query or a pattern could take for its own', () => {
    fc.assert(fc.property(anyText, (text) => wordsOf(text).every((word) => /^[\p{L}\p{N}]+$/u.test(word))))
  })

  it('gives each word once, none longer than PostgreSQL takes', () => {
    expect(wordsOf('shirt Shirt SHIRT')).toEqual(['shirt'])
    expect(wordsOf('ﷺ'.repeat(100)).every((word) => Buffer.byteLength(word) < 2046)).toBe(true)
  })
})

describe('the forms of a word', () => {
  it.each<[string, SearchLanguage, string]>([
    ['remeras', es, 'remera'],
    ['pantalones', es, 'pantalon'],
    ['torhueter', de, 'torhuter'],
    ['gruenes', de, 'grun'],
    ['jerseys', en, 'jersey'],
  ])('%j may be one of', (word, language, form) =>
    expect(formsOf(word, language)).toEqual(expect.arrayContaining([word, form])),
  )

  it('leave nothing too short to be a word', () => expect(formsOf('es', de)).toEqual(['es']))
})

describe('a compound', () => {
  it.each([
    ['heimtrikot', ['heim', 'trikot']],
    ['kinderheimtrikots', ['kinderheim', 'trikots']],
    ['marineblau', ['marine', 'blau']],
    ['trikot', []],
    ['umball', []],
    ['bufanda', []],
  ])('%j has the parts %j', (word, parts) => expect(partsOf(word, de.compoundEnds)).toEqual(parts))
})

describe('what a language says of its words', () => {
  it.each([
    ['en', en],
    ['es', es],
    ['de', de],
  ])('is normalised in %s, as all that is searched', (_, { synonyms, everyday, compoundEnds }) => {
    const words = [...synonyms].flatMap(([said, written]) => [said, ...written])
    for (const word of [...words, ...everyday, ...compoundEnds]) expect(word).toBe(normalise(word))
    expect(words.filter((word) => word === '' || word.includes(' '))).toEqual([])
  })
})
