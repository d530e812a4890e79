import fc from 'fast-check'
import { formsOf, normalise, compoundPartsOf, wordsOf } from './normalise'
import { SEARCH_WORDS } from '../demo/catalogue/search-words'
import { LOCALES } from '../i18n/locale'
import { languageOf, type SearchLanguage } from './languages'

const [en, es, de] = (['en', 'es', 'de'] as const).map((locale) => languageOf(locale, SEARCH_WORDS?.[locale])) as [
  SearchLanguage,
  SearchLanguage,
  SearchLanguage,
]

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

  it('removes all characters with a meaning in queries and patterns', () => {
    fc.assert(fc.property(anyText, (text) => wordsOf(text).every((word) => /^[\p{L}\p{N}]+$/u.test(word))))
  })

  it('returns each word once, none longer than PostgreSQL accepts', () => {
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
  ])('%j has the parts %j', (word, parts) => expect(compoundPartsOf(word, de.compoundEnds)).toEqual(parts))
})

describe('the words of a shop', () => {
  it('are none until it says so: then the rules of the language alone count', () => {
    for (const locale of LOCALES) {
      const { synonyms, ignoredWords, compoundEnds, endings } = languageOf(locale)
      expect([synonyms.size, ignoredWords.size, compoundEnds.length]).toEqual([0, 0, 0])
      expect(endings).toContain('s')
    }
  })

  it('are normalised as all that is searched, and single words only', () => {
    const { synonyms, ignoredWords, compoundEnds } = languageOf('de', {
      synonyms: ['Kännchen, Pott: Teekanne, gute Kanne', 'pott: Topf', 'nothing'],
      ignoredWords: ['Größe', '', 'zwei Wörter'],
      compoundEnds: ['Tees', 'Tee'],
    })
    expect([...synonyms]).toEqual([
      ['kannchen', ['teekanne']],
      ['pott', ['teekanne', 'topf']],
      ['nothing', []],
    ])
    expect([...ignoredWords]).toEqual(['grosse'])
    expect(compoundPartsOf('gruntees', compoundEnds)).toEqual(['grun', 'tees'])
  })

  it.each([
    ['en', en],
    ['es', es],
    ['de', de],
  ])('are single normalised words in the demo’s data already (%s)', (locale, language) => {
    const { synonyms, ignoredWords, compoundEnds } = language
    const words = SEARCH_WORDS?.[locale as 'en']
    expect(synonyms.size).toBeGreaterThan(50)
    expect([...synonyms.values()].filter((written) => written.length === 0)).toEqual([])
    expect([...ignoredWords]).toEqual(words?.ignoredWords)
    expect(compoundEnds).toEqual(words?.compoundEnds)
    expect([...synonyms].flat(2)).toEqual([...synonyms].flat(2).map(normalise))
  })
})
