/** @jest-environment node */
import { shownValue } from '../catalog/specification'
import { SEARCH_CATALOGUE } from '../testing/search-catalogue'
import { SEARCH_WORDS } from '../demo/catalogue/search-words'
import { languageOf } from './languages'
import { searchTextOf } from './search-text'

const categories = new Map(SEARCH_CATALOGUE.categories.map((node) => [node.key, node]))

const textOf = (key: string, locale: 'en' | 'es' | 'de') => {
  const product = SEARCH_CATALOGUE.products.find((one) => one.key === key)
  if (!product) throw new Error(`no product ${key}`)
  return searchTextOf(
    {
      ...product,
      ...{ brand: product.team, subtitle: product.kit },
      specification: product.attributes.map(({ value }) => shownValue(value, '')),
    },
    { locale, language: languageOf(locale, SEARCH_WORDS?.[locale]), categories },
  )
}

describe('the words a product is found by', () => {
  it('are its name first, then where it belongs and its main colour, then all of its details, then its description', () => {
    const { a, b, c, d } = textOf('t-scarf', 'en')
    expect(a).toBe('tarnbridge scarf')
    expect(b).toBe('m t scarf mtscarf scarves fan gear red')
    expect(c).toBe('red blue')
    expect(d).toBe('goes with every shirt weather')
  })

  it('are compounds and hyphenated words with their parts', () => {
    expect(textOf('t-kids', 'de').a).toBe('tarnbridge kinder heimtrikot heim trikot kinderheimtrikot kinderheim')
  })

  it('are held against mistyped ones, but for model numbers and descriptions', () => {
    const { vocabulary } = textOf('p-home', 'es')
    expect(vocabulary).toEqual(expect.arrayContaining(['alder', 'equipacion', 'camisetas', 'aficionados', 'azul']))
    for (const word of ['mphome', 'dries', 'overnight']) expect(vocabulary).not.toContain(word)
  })
})
