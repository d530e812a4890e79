/** @jest-environment node */
import { firstLanguage, isRestricted, platformOf } from './restrict'

describe('the restrict lists (spec §4)', () => {
  const visitor = { platform: 'mobile' as const, language: 'de-at' }

  it('shut out nobody while they are empty', () => {
    expect(isRestricted({ platform: [], language: [] }, visitor)).toBe(false)
  })

  it('shut out a platform', () => {
    expect(isRestricted({ platform: ['mobile'], language: [] }, visitor)).toBe(true)
    expect(isRestricted({ platform: ['pc'], language: [] }, visitor)).toBe(false)
  })

  it('shut out a language with its regions, whatever the letter case', () => {
    expect(isRestricted({ platform: [], language: ['DE'] }, visitor)).toBe(true)
    expect(isRestricted({ platform: [], language: ['de-AT'] }, visitor)).toBe(true)
    expect(isRestricted({ platform: [], language: ['de-CH', 'd', 'es'] }, visitor)).toBe(false)
  })

  it('never shut out a browser without a language by an empty entry', () => {
    expect(isRestricted({ platform: [], language: [''] }, { platform: 'pc', language: '' })).toBe(false)
  })
})

describe('reading a browser', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de-at'],
    [' es', 'es'],
    ['*', ''],
    ['', ''],
    [null, ''],
  ])('takes %j for the language %j', (header, language) => {
    expect(firstLanguage(header)).toBe(language)
  })

  it.each([
    ['mobile', 'mobile'],
    ['tablet', 'mobile'],
    ['smarttv', 'pc'],
    [undefined, 'pc'],
  ])('counts a %s as %s', (device, platform) => {
    expect(platformOf(device)).toBe(platform)
  })
})
