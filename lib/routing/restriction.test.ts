/** @jest-environment node */
import fc from 'fast-check'
import { firstLanguage, isRestricted, platformOf, readRestrictionSettings } from './restriction'

describe('the store settings that the middleware reads', () => {
  it('are the locale, the restrict lists and the disabled capabilities', () => {
    const settings = {
      language: { code: 'es-MX' },
      restrict: { platform: ['mobile'], language: ['fr', 7] },
      disabled: ['reviews', 1],
    }
    expect(readRestrictionSettings(settings)).toEqual({
      locale: 'es',
      restrict: { platform: ['mobile'], language: ['fr'] },
      disabled: ['reviews'],
    })
  })

  it('restrict and disable nothing when they break the contract', () => {
    const noRestrictions = { platform: [], language: [] }
    expect(readRestrictionSettings({ language: 'de', restrict: 'all', disabled: 'all' })).toEqual({
      locale: 'en',
      restrict: noRestrictions,
      disabled: [],
    })
    fc.assert(
      fc.property(fc.anything(), (data) => expect(readRestrictionSettings(data).locale).toMatch(/^(en|es|de)$/)),
    )
  })
})

describe('the restrict lists (spec §4)', () => {
  const visitor = { platform: 'mobile' as const, language: 'de-at' }

  it('restrict nothing while they are empty', () => {
    expect(isRestricted({ platform: [], language: [] }, visitor)).toBe(false)
  })

  it('contain a platform', () => {
    expect(isRestricted({ platform: ['mobile'], language: [] }, visitor)).toBe(true)
    expect(isRestricted({ platform: ['pc'], language: [] }, visitor)).toBe(false)
  })

  it('match a language with its regions, regardless of letter case', () => {
    expect(isRestricted({ platform: [], language: ['DE'] }, visitor)).toBe(true)
    expect(isRestricted({ platform: [], language: ['de-AT'] }, visitor)).toBe(true)
    expect(isRestricted({ platform: [], language: ['de-CH', 'd', 'es'] }, visitor)).toBe(false)
  })

  it('never match an empty entry with a browser without a language', () => {
    expect(isRestricted({ platform: [], language: [''] }, { platform: 'pc', language: '' })).toBe(false)
  })
})

describe('the browser', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de-at'],
    [' es', 'es'],
    ['*', ''],
    ['', ''],
    [null, ''],
  ])('%j is the language %j', (header, language) => {
    expect(firstLanguage(header)).toBe(language)
  })

  it.each([
    ['mobile', 'mobile'],
    ['tablet', 'mobile'],
    ['smarttv', 'pc'],
    [undefined, 'pc'],
  ])('of type %s is %s', (device, platform) => {
    expect(platformOf(device)).toBe(platform)
  })
})
