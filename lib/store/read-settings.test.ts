/** @jest-environment node */
import fc from 'fast-check'
import { storeSettingsSchema } from '../contract/entities/store'
import { readSettings } from './read-settings'
import { unknownStore } from './unknown-store'

const before = unknownStore('https://shop.example')
const banner = { title: 'A', text: '', action: 'Go', link: '/', images: [{ imageUrl: '/image/a', alt: '' }] }
const given = { ...before, name: 'Touchline', bannerList: [banner], notify: ['Hello'] }

describe('store settings as they arrive', () => {
  it('are taken as they are when they hold the contract', () => {
    expect(readSettings(given, before)).toEqual({ settings: given, wrong: [] })
  })

  it('take a currency of the fields the specification names, and no other (spec §3)', () => {
    const { code: _code, minorDigits: _minor, ...currency } = before.currency
    expect(readSettings({ ...given, currency }, before)).toEqual({ settings: { ...given, currency }, wrong: [] })
  })

  it('keep what is right when something is not', () => {
    const currency = { ...before.currency, decimalPlace: 400 }
    const { settings, wrong } = readSettings({ ...given, currency, restrict: null }, before)
    expect(settings).toEqual({ ...given, currency: before.currency, restrict: before.restrict })
    expect(wrong).toEqual(['currency', 'restrict'])
  })

  it('keep the slides and notices that are right', () => {
    const data = { ...given, bannerList: [banner, { title: 'no picture' }, null], notify: ['Hello', 7, null] }
    expect(readSettings(data, before).settings).toMatchObject({ bannerList: [banner], notify: ['Hello'] })
  })

  it('hold the contract whatever arrived', () => {
    const anything = fc.oneof(fc.anything(), fc.record({ name: fc.anything(), currency: fc.anything() }))
    fc.assert(
      fc.property(anything, (data) => {
        expect(storeSettingsSchema.isValidSync(readSettings(data, before).settings, { strict: true })).toBe(true)
      }),
    )
  })
})
