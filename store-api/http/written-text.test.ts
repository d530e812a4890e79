import { writtenIn } from './written-text'

describe('what somebody wrote', () => {
  it('is read in the language asked for', () => {
    expect(writtenIn({ en: 'Fine', es: 'Bien', de: 'Gut' }, 'de')).toBe('Gut')
  })

  it('is read in the language it was written in where there is no other', () => {
    expect(writtenIn({ de: 'Gut' }, 'en')).toBe('Gut')
    expect(writtenIn({ en: '', es: 'Bien' }, 'en')).toBe('Bien')
  })
})
