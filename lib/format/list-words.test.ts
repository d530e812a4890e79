/** @jest-environment node */
import { LOCALES } from '../i18n/locales'
import { listText, listWords } from './list-words'

describe('things in a row', () => {
  it.each(LOCALES)('are put as Intl puts them in %s', (locale) => {
    const intl = new Intl.ListFormat(locale, { type: 'conjunction' })
    const words = listWords(locale)
    for (const things of [[], ['S'], ['S', 'M'], ['S', 'M', 'L'], ['S', 'M', 'L', 'XL'], ['5', '6', '7', '8', '9']])
      expect(listText(things, words)).toBe(intl.format(things))
  })

  it('read as English does', () => {
    expect(listText(['S', 'M', 'L'], listWords('en'))).toBe('S, M, and L')
    expect(listText(['S', 'M'], listWords('en'))).toBe('S and M')
  })
})
