/** @jest-environment node */
import fc from 'fast-check'
import { dayIn, formatDate, formatDayRange, formatDateTime, formatTime, yearIn } from './format-date'

const at = (locale: string, timeZone = 'Europe/London') => ({ locale, timeZone })

describe('a date', () => {
  it.each([
    ['en', '3 March 2026'],
    ['es', '3 de marzo de 2026'],
    ['de', '3. März 2026'],
    ['en-US', 'March 3, 2026'],
  ])('is formatted for %s', (locale, words) => {
    expect(formatDate('2026-03-03T12:00:00Z', at(locale))).toBe(words)
  })

  it('is the day in the store’s time zone', () => {
    expect(formatDate('2026-03-03T23:30:00Z', at('en', 'Asia/Tokyo'))).toBe('4 March 2026')
    expect(formatDate('2026-03-03T00:30:00Z', at('en', 'America/Lima'))).toBe('2 March 2026')
  })

  it('has the store’s local time, also in summer', () => {
    expect(formatDateTime('2026-07-03T12:05:00Z', at('de', 'Europe/Berlin'))).toBe('3. Juli 2026 um 14:05')
    expect(formatTime(Date.UTC(2026, 6, 3, 13, 5), at('en'))).toBe('14:05')
    expect(formatTime(Date.UTC(2026, 0, 3, 13, 5), at('en'))).toBe('13:05')
  })

  it('is empty if it is invalid', () => {
    expect(formatDate('soon', at('en'))).toBe('')
    expect(formatTime(Number.NaN, at('en'))).toBe('')
  })

  it('is in UTC for an unknown zone, and in British English for an unknown language', () => {
    expect(formatDate('2026-03-03T23:30:00Z', at('de', 'Nowhere/Land'))).toBe('3. März 2026')
    expect(formatDate('2026-03-03T23:30:00Z', at('not a language', 'Asia/Tokyo'))).toBe('4 March 2026')
    expect(formatDate('2026-03-03T23:30:00Z', at('not a language', 'Nowhere/Land'))).toBe('3 March 2026')
  })

  it('is formatted by the rules of each locale and time zone, in any order', () => {
    const zones = Array.from({ length: 24 }, (_, hour) => `Etc/GMT${hour < 12 ? '-' : '+'}${hour % 12}`)
    const places = zones.flatMap((zone) => ['en', 'de', 'es'].map((locale) => at(locale, zone)))
    const format = () => places.map((place) => formatDateTime('2026-03-03T12:00:00Z', place))
    const first = format()
    // GMT-0 and GMT+0 are the same.
    expect(new Set(first).size).toBe(23 * 3)
    expect(format()).toEqual(first)
    expect(formatDate('2026-03-03T12:00:00Z', at('en'))).not.toBe(formatDateTime('2026-03-03T12:00:00Z', at('en')))
  })

  it('reuses formatters for up to 50 combinations of locale and time zone', () => {
    const zones = Array.from({ length: 25 }, (_, hour) => `Etc/GMT${hour < 14 ? `-${hour}` : `+${hour - 13}`}`)
    const places = zones.flatMap((zone) => [at('en', zone), at('de', zone)])
    const format = () => places.map((place) => formatDate('2026-03-03T12:00:00Z', place))
    // Formatters of other tests make room first.
    format()
    format()
    const construct = jest.spyOn(Intl, 'DateTimeFormat')
    format()
    expect(construct).not.toHaveBeenCalled()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (iso, locale, timeZone) => {
        expect(typeof formatDateTime(iso, { locale, timeZone })).toBe('string')
      }),
    )
  })
})

describe('a machine-readable day', () => {
  it('is the day in the time zone, and empty for an invalid date', () => {
    expect(dayIn('2026-03-03T23:30:00Z', at('de', 'Asia/Tokyo'))).toBe('2026-03-04')
    expect(dayIn('2026-03-03T00:30:00Z', at('en', 'America/Lima'))).toBe('2026-03-02')
    expect(dayIn('soon', at('en'))).toBe('')
    expect(dayIn('2026-03-03T23:30:00Z', at('de', 'Nowhere/Land'))).toBe('2026-03-03')
  })
})

it('the year is that of the store’s time zone, not of the program’s', () => {
  const newYear = new Date('2026-12-31T20:00:00Z')
  expect(yearIn(newYear, { timeZone: 'Asia/Tokyo' })).toBe(2027)
  expect(yearIn(newYear, { timeZone: 'America/Lima' })).toBe(2026)
  expect(yearIn(newYear, { timeZone: 'Nowhere/Land' })).toBe(2026)
})

describe('a range of days', () => {
  it.each([
    ['en', 'Thu 26 – Mon 30 Nov'],
    ['es', 'jue 26 – lun, 30 nov'],
    ['de', 'Do., 26. – Mo., 30. Nov.'],
  ])('is formatted for %s, with a shared month once', (locale, words) => {
    expect(formatDayRange({ from: '2026-11-26', to: '2026-11-30' }, locale)).toBe(words)
  })

  it('contains both months if they differ, and no year', () => {
    expect(formatDayRange({ from: '2026-12-30', to: '2027-01-04' }, 'en')).toBe('Wed 30 Dec – Mon 4 Jan')
  })

  it('is one day if both are the same', () => {
    expect(formatDayRange({ from: '2026-11-26', to: '2026-11-26' }, 'en')).toBe('Thu 26 Nov')
    expect(formatDayRange({ from: '2026-11-26', to: '2026-11-26' }, 'de')).toBe('Do., 26. Nov.')
  })

  it('is empty for invalid days', () => {
    expect(formatDayRange({ from: 'soon', to: 'later' }, 'en')).toBe('')
  })
})
