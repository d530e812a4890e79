/** @jest-environment node */
import { dayIn, endOfDay, isDay, parseDateTime, timeOfDay } from './zoned-time'

it.each([
  ['2026-12-31', 'UTC', '2026-12-31T23:59:59.999Z'],
  ['2026-12-31', 'Europe/Berlin', '2026-12-31T22:59:59.999Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-07-01T21:59:59.999Z'],
  ['2026-07-01', 'America/Los_Angeles', '2026-07-02T06:59:59.999Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
])('%s ends in %s at %s', (day, timeZone, end) => expect(endOfDay(day, timeZone).toISOString()).toBe(end))

it.each(['2026-02-30', '2026-13-01', 'tomorrow', '31.12.2026', ''])('%j is not a day', (day) =>
  expect(isDay(day)).toBe(false),
)

it.each([
  ['2026-11-26', 'Europe/London', '2026-11-26T14:00:00.000Z'],
  ['2026-07-01', 'Europe/London', '2026-07-01T13:00:00.000Z'],
  ['2026-03-29', 'Europe/London', '2026-03-29T13:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T13:00:00.000Z'],
  ['2026-11-26', 'Pacific/Auckland', '2026-11-26T01:00:00.000Z'],
  ['2026-11-26', 'America/Los_Angeles', '2026-11-26T22:00:00.000Z'],
  ['2026-11-26', 'Asia/Kolkata', '2026-11-26T08:30:00.000Z'],
])('on %s, 14:00 in %s is %s', (day, timeZone, moment) =>
  expect(new Date(timeOfDay(day, '14:00', timeZone)).toISOString()).toBe(moment),
)

it.each([
  ['2026-11-26T11:30:00Z', 'Pacific/Auckland', '2026-11-27'],
  ['2026-11-26T02:30:00Z', 'America/Los_Angeles', '2026-11-25'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '2027-01-01'],
  ['2026-12-31T23:30:00Z', 'UTC', '2026-12-31'],
])('at %s, the day in %s is %s', (moment, timeZone, day) => expect(dayIn(Date.parse(moment), timeZone)).toBe(day))

describe('a parsed date', () => {
  it.each([
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-12-31T18:00', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31 18:00:00', '2026-12-31T17:00:00.000Z'],
    ['12/31/2026', '2026-12-30T23:00:00.000Z'],
    ['31.12.2026', '2026-12-30T23:00:00.000Z'],
    ['05.12.2026', '2026-12-04T23:00:00.000Z'],
    ['5.12.26', '2026-12-04T23:00:00.000Z'],
    ['05.12.2026 18:00', '2026-12-05T17:00:00.000Z'],
    ['05.12.2026, 18:00:00', '2026-12-05T17:00:00.000Z'],
    ['9/30/26, 12:00 AM', '2026-09-29T22:00:00.000Z'],
    ['Dec 31, 2026 5:00 PM', '2026-12-31T16:00:00.000Z'],
  ])('%s, without a zone, is that of the time zone', (text, moment) =>
    expect(parseDateTime(text, 'Europe/Berlin')?.toISOString()).toBe(moment),
  )

  it.each([
    ['2026-12-31T18:00:00Z', '2026-12-31T18:00:00.000Z'],
    ['2026-02-24T11:07+0100', '2026-02-24T10:07:00.000Z'],
    ['2026-01-02 10:11:12 -05:00', '2026-01-02T15:11:12.000Z'],
    ['2026-01-02 10:11:12 UTC', '2026-01-02T10:11:12.000Z'],
  ])('%s has a zone of its own', (text, moment) =>
    expect(parseDateTime(text, 'Asia/Tokyo', { isEnd: true })?.toISOString()).toBe(moment),
  )

  it.each(['05-12-2026', '5-12-26', '05-12-2026 18:00', '31.02.2026', '2026-02-30', '2026-02-30 10:00', '32.1.2026'])(
    '%s is invalid or ambiguous',
    (text) => expect(parseDateTime(text, 'Europe/Berlin')).toBeUndefined(),
  )

  it('as an end is the end of a day, or the time itself', () => {
    const end = (text: string) => parseDateTime(text, 'Europe/Berlin', { isEnd: true })?.toISOString()
    expect(end('2026-12-31')).toBe('2026-12-31T23:00:00.000Z')
    // The day on which clocks go back.
    expect(end('2026-10-25')).toBe('2026-10-25T23:00:00.000Z')
    expect(end('2026-12-31 18:00')).toBe('2026-12-31T17:00:00.000Z')
  })

  it.each(['', 'tomorrow', '12', 'hello 5', '0000-00-00', '31/12/2026'])('%j is rejected', (text) =>
    expect(parseDateTime(text, 'UTC')).toBeUndefined(),
  )
})
