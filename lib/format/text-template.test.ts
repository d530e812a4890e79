/** @jest-environment node */
import { fillText, pickPlural, pluralForms } from './text-template'

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

  it('leaves a placeholder without a value as it is', () => {
    expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })
})
