/** @jest-environment node */
import { LOCALES } from '../i18n/locales'
import { fillText, listText, listSeparators, pickPlural, pluralForms } from './text-template'

describe('texts that are filled in the browser', () => {
  it('reads the forms of an ICU plural', () => {
    expect(pluralForms('{count, plural, one {# item} other {# items}}')).toEqual({ one: '# item', other: '# items' })
  })

  it('keeps other placeholders inside a form', () => {
    const forms = pluralForms('{count, plural, one {Only # left in {size}} other {# left in {size}}}')
    expect(fillText(pickPlural(forms, 1, 'en'), { size: 'M' })).toBe('Only 1 left in M')
    expect(fillText(pickPlural(forms, 7, 'en'), { size: 'M' })).toBe('7 left in M')
  })

  it('falls back to the form every language has', () => {
    expect(pickPlural({ other: '# artículos' }, 1, 'es')).toBe('1 artículos')
  })

  it('omits a form with the same text as the other', () => {
    expect(pluralForms('{count, plural, one {# left} other {# left}}')).toEqual({ other: '# left' })
  })

  it('keeps a placeholder without a value', () => {
    expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })
})

describe('a list of items', () => {
  it.each(LOCALES)('is formatted as by Intl.ListFormat in %s', (locale) => {
    const intl = new Intl.ListFormat(locale, { type: 'conjunction' })
    const separators = listSeparators(locale)
    for (const items of [[], ['S'], ['S', 'M'], ['S', 'M', 'L'], ['S', 'M', 'L', 'XL'], ['5', '6', '7', '8', '9']])
      expect(listText(items, separators)).toBe(intl.format(items))
  })

  it('has English separators', () => {
    expect(listText(['S', 'M', 'L'], listSeparators('en'))).toBe('S, M, and L')
    expect(listText(['S', 'M'], listSeparators('en'))).toBe('S and M')
  })
})
