/** @jest-environment node */
import fc from 'fast-check'
import { readDoorSettings } from './door-settings'

describe('what the door reads of the store settings', () => {
  it('is the locale and the restrict lists', () => {
    const settings = { language: { code: 'es-MX' }, restrict: { platform: ['mobile'], language: ['fr', 7] } }
    expect(readDoorSettings(settings)).toEqual({ locale: 'es', restrict: { platform: ['mobile'], language: ['fr'] } })
  })

  it('restricts nobody when the settings are not what they should be', () => {
    const nobody = { platform: [], language: [] }
    expect(readDoorSettings({ language: 'de', restrict: 'all' })).toEqual({ locale: 'en', restrict: nobody })
    fc.assert(fc.property(fc.anything(), (data) => expect(readDoorSettings(data).locale).toMatch(/^(en|es|de)$/)))
  })
})
