/** @jest-environment node */
import { endOfDay, isDay } from './manage-coupons'

it.each([
  ['2026-12-31', 'UTC', '2026-12-31T23:59:59.999Z'],
  ['2026-12-31', 'Europe/Berlin', '2026-12-31T22:59:59.999Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-07-01T21:59:59.999Z'],
  ['2026-07-01', 'America/Los_Angeles', '2026-07-02T06:59:59.999Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:59.999Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:59.999Z'],
])('%s ends in %s at %s', (day, timeZone, end) => expect(endOfDay(day, timeZone).toISOString()).toBe(end))

it.each(['2026-02-30', '2026-13-01', 'tomorrow', '31.12.2026', ''])('%j is no day', (day) =>
  expect(isDay(day)).toBe(false),
)
