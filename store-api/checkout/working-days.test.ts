/** @jest-environment node */
import { addDays, addWorkingDays, isWorkingDay, type WorkCalendar, workingDayFrom } from './working-days'

const WEEK: WorkCalendar = { days: ['mon', 'tue', 'wed', 'thu', 'fri'], holidays: [] }
const off = (...holidays: string[]): WorkCalendar => ({ ...WEEK, holidays })

it('adds days across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

it('working days are Monday to Friday, or the configured days', () => {
  const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
  expect(week.filter((day) => isWorkingDay(day, WEEK))).toEqual(week.slice(0, 5))
  expect(week.filter((day) => isWorkingDay(day, { days: ['sat', 'sun'], holidays: [] }))).toEqual(week.slice(5))
})

it('holidays, of one year or of every year, are not working days', () => {
  expect(isWorkingDay('2026-12-25', off('12-25'))).toBe(false)
  expect(isWorkingDay('2028-12-25', off('12-25'))).toBe(false)
  expect(isWorkingDay('2026-12-28', off('2026-12-28'))).toBe(false)
  expect(isWorkingDay('2027-12-28', off('2026-12-28'))).toBe(true)
})

it('finds the next working day', () => {
  expect(workingDayFrom('2026-11-27', WEEK)).toBe('2026-11-27')
  expect(workingDayFrom('2026-11-28', WEEK)).toBe('2026-11-30')
  expect(workingDayFrom('2026-12-25', off('12-25', '12-26', '2026-12-28'))).toBe('2026-12-29')
})

it.each([
  ['2026-11-26', 0, '2026-11-26'],
  ['2026-11-28', 0, '2026-11-30'],
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-04'],
])('adds to %s %i working days: %s', (day, count, reached) =>
  expect(addWorkingDays(day, count, off('01-01'))).toBe(reached),
)

it('returns null without working days', () => {
  expect(workingDayFrom('2026-11-26', { days: [], holidays: [] })).toBeNull()
  expect(addWorkingDays('2026-11-26', 3, { days: [], holidays: [] })).toBeNull()
})
