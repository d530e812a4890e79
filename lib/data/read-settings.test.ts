/** @jest-environment node */
import fc from 'fast-check'
import { storeSettingsSchema } from '../../contract/entities/store'
import { readSettings, unknownStore } from './settings'

const before = unknownStore('https://shop.example')
const banner = {
  title: 'A',
  text: '',
  action: 'Go',
  link: '/',
  images: [{ imageUrl: '/image/a', alt: '' }],
  ornament: '',
}
const given = { ...before, name: 'Touchline', bannerList: [banner], notify: ['Hello'] }

const note = jest.fn()
beforeEach(() => note.mockReset())

describe('store settings as they arrive', () => {
  it('are taken as they are when they hold the contract', () => {
    expect(readSettings(given, before, note)).toEqual(given)
    expect(note).not.toHaveBeenCalled()
  })

  it('take a currency of the fields the specification names, and no other (spec §3)', () => {
    const { code: _code, minorDigits: _minor, ...currency } = before.currency
    expect(readSettings({ ...given, currency }, before, note)).toEqual({ ...given, currency })
    expect(note).not.toHaveBeenCalled()
  })

  it('keep what is right when something is not', () => {
    const currency = { ...before.currency, decimalPlace: 400 }
    const contact = { email: 'a@b.example', telephone: 7 }
    const settings = readSettings({ ...given, currency, contact, i18n: 7, restrict: null }, before, note)
    expect(settings).toEqual({
      ...given,
      currency: before.currency,
      contact: { address: '', email: 'a@b.example', telephone: '', workingHours: '' },
      restrict: before.restrict,
    })
    expect(note.mock.calls).toEqual([['currency'], ['contact.telephone'], ['i18n']])
  })

  it('of the fields the specification names alone are enough', () => {
    const spare = { name: 'Plain', language: { code: 'de' }, country: { name: 'Germany' } }
    expect(readSettings(spare, before, note)).toEqual({
      ...before,
      name: 'Plain',
      title: 'Plain',
      language: { code: 'de', htmlCode: 'de' },
      country: { name: 'Germany', timeZone: 'UTC' },
      guestCheckout: undefined,
    })
  })

  it('have times in UTC if no one knows the store’s time zone', () => {
    const settings = readSettings({ ...given, country: { name: 'Germany', timeZone: 'Nowhere/Land' } }, before, note)
    expect(settings.country).toEqual({ name: 'Germany', timeZone: 'UTC' })
    expect(note.mock.calls).toEqual([['country.timeZone']])
  })

  it('keep the slides and notices that are right', () => {
    const data = { ...given, bannerList: [banner, { title: 'no picture' }, null], notify: ['Hello', 7, null] }
    expect(readSettings(data, before, note)).toMatchObject({ bannerList: [banner], notify: ['Hello'] })
    expect(note.mock.calls.flat()).toEqual(['bannerList[]', 'bannerList[]', 'notify[]', 'notify[]'])
  })

  it('hold the contract whatever arrived', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ name: fc.anything(), currency: fc.anything() }))
    fc.assert(
      fc.property(anything, (data) => {
        expect(storeSettingsSchema.isValidSync(readSettings(data, before, note), { strict: true })).toBe(true)
      }),
    )
  })
})
