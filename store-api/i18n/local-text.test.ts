import fc from 'fast-check'
import { fillText, ownTexts, text, type TextInput } from './local-text'
import { LOCALES } from './locale'

describe('fillText', () => {
  it('treats a plain text as the shop’s own language, and fills the others from it', () => {
    expect(fillText('Tea', 'en')).toEqual({ en: 'Tea', es: 'Tea', de: 'Tea', filled: ['es', 'de'] })
  })

  it('keeps existing languages, and fills missing ones', () => {
    expect(fillText({ en: 'Tea', de: 'Tee' }, 'en')).toEqual({ en: 'Tea', es: 'Tea', de: 'Tee', filled: ['es'] })
  })

  it('fills from any language if the shop’s own is missing', () => {
    expect(fillText({ de: 'Tee' }, 'en')).toMatchObject({ en: 'Tee', es: 'Tee' })
  })

  it('lists no filled languages for a complete or an empty text', () => {
    expect(fillText({ en: 'Tea', es: 'Té', de: 'Tee' }, 'en')).toEqual(text('Tea', 'Té', 'Tee'))
    expect(fillText('', 'en')).toEqual(text('', '', ''))
  })
})

describe('ownTexts', () => {
  it('returns the entered texts, and filling them again gives the same result', () => {
    const written = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.dictionary(fc.constantFrom(...LOCALES), fc.string({ minLength: 1 }), { minKeys: 1 }),
    )
    fc.assert(
      fc.property(written, fc.constantFrom(...LOCALES), (input, language) => {
        const stored = fillText(input as TextInput, language)
        expect(fillText(ownTexts(stored, language), language)).toEqual(stored)
      }),
    )
  })

  it('returns a plain text if only the shop’s own language was entered', () => {
    expect(ownTexts(fillText('Tea', 'de'), 'de')).toBe('Tea')
    expect(ownTexts(fillText({ en: 'Tea', de: 'Tee' }, 'de'), 'de')).toEqual({ en: 'Tea', de: 'Tee' })
  })
})
