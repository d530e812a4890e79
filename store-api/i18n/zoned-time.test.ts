/** @jest-environment node */
import { dayIn, endOfDay, isDay, timeOfDay } from './zoned-time'

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
