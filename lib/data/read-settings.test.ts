/** @jest-environment node */
import fc from 'fast-check'
import { storeSettingsSchema } from '../../contract/entities/store'
import { readSettings, defaultStoreSettings } from './settings'

const fallback = defaultStoreSettings('https://shop.example')
const banner = {
  title: 'A',
  text: '',
  action: 'Go',
  link: '/',
  images: [{ imageUrl: '/image/a', alt: '' }],
  ornament: '',
}
const received = { ...fallback, name: 'Touchline', bannerList: [banner], notify: ['Hello'] }

const onInvalid = jest.fn()
beforeEach(() => onInvalid.mockReset())

describe('received store settings', () => {
  it('are unchanged when they match the contract', () => {
    expect(readSettings(received, fallback, onInvalid)).toEqual(received)
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('accept a currency with only the fields of the specification (spec §3)', () => {
    const { code: _code, minorDigits: _minor, ...currency } = fallback.currency
    expect(readSettings({ ...received, currency }, fallback, onInvalid)).toEqual({ ...received, currency })
    expect(onInvalid).not.toHaveBeenCalled()
  })

  it('keep their valid fields when others are invalid', () => {
    const currency = { ...fallback.currency, decimalPlace: 400 }
    const contact = { email: 'a@b.example', telephone: 7 }
    const settings = readSettings({ ...received, currency, contact, i18n: 7, restrict: null }, fallback, onInvalid)
    expect(settings).toEqual({
      ...received,
      currency: fallback.currency,
      contact: { address: '', email: 'a@b.example', telephone: '', workingHours: '' },
      restrict: fallback.restrict,
    })
    expect(onInvalid.mock.calls).toEqual([['currency'], ['contact.telephone'], ['i18n']])
  })

  it('with only the fields of the specification are sufficient', () => {
    const minimal = { name: 'Plain', language: { code: 'de' }, country: { name: 'Germany' } }
    expect(readSettings(minimal, fallback, onInvalid)).toEqual({
      ...fallback,
      name: 'Plain',
      title: 'Plain',
      language: { code: 'de', htmlCode: 'de' },
      country: { name: 'Germany', timeZone: 'UTC' },
      guestCheckout: undefined,
    })
  })

  it('fall back to UTC for an unknown time zone', () => {
    const settings = readSettings(
      { ...received, country: { name: 'Germany', timeZone: 'Nowhere/Land' } },
      fallback,
      onInvalid,
    )
    expect(settings.country).toEqual({ name: 'Germany', timeZone: 'UTC' })
    expect(onInvalid.mock.calls).toEqual([['country.timeZone']])
  })

  it('keep valid slides and notices', () => {
    const data = { ...received, bannerList: [banner, { title: 'no picture' }, null], notify: ['Hello', 7, null] }
    expect(readSettings(data, fallback, onInvalid)).toMatchObject({ bannerList: [banner], notify: ['Hello'] })
    expect(onInvalid.mock.calls.flat()).toEqual(['bannerList[]', 'bannerList[]', 'notify[]', 'notify[]'])
  })

  it('match the contract for any input', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ name: fc.anything(), currency: fc.anything() }))
    fc.assert(
      fc.property(anything, (data) => {
        expect(storeSettingsSchema.isValidSync(readSettings(data, fallback, onInvalid), { strict: true })).toBe(true)
      }),
    )
  })
})
