/** @jest-environment node */
import fc from 'fast-check'
import { normalise, wordsOf } from './normalise'

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
