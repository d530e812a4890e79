/** @jest-environment node */
import { partsOf } from './compound'
import { de } from './languages/de'
import { en } from './languages/en'
import { es } from './languages/es'
import type { SearchLanguage } from './languages/search-language'
import { normalise } from './normalise'
import { formsOf } from './word-forms'

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
