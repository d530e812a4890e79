import { type Weekday, WEEKDAYS } from '../db/schema/columns'

/** Working days and holidays. Days are written 2026-12-31. */
export interface WorkCalendar {
  days: readonly Weekday[]
  /** Days off: 2027-03-26, or 12-25 for every year. */
  holidays: readonly string[]
}

const DAY_MS = 86_400_000

/** Longer than any shop is closed; a calendar without a working day has no next one. */
const MAX_DAYS_OFF = 366

const startOfDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** The day `count` days later. */
export const addDays = (day: string, count: number): string =>
  new Date(startOfDay(day).getTime() + count * DAY_MS).toISOString().slice(0, 10)

/** Whether a day is a working day. */
export function isWorkingDay(day: string, { days, holidays }: WorkCalendar): boolean {
  const weekday = WEEKDAYS[(startOfDay(day).getUTCDay() + 6) % 7]
  const isOff = holidays.includes(day) || holidays.includes(day.slice('2026-'.length))
  return weekday !== undefined && days.includes(weekday) && !isOff
}

/** The day itself if it is a working day, otherwise the next one; null if there is none within a year. */
export function workingDayFrom(day: string, calendar: WorkCalendar): string | null {
  for (let offset = 0; offset <= MAX_DAYS_OFF; offset++) {
    const next = addDays(day, offset)
    if (isWorkingDay(next, calendar)) return next
  }
  return null
}

/** The working day `count` working days later; for 0 the first from the day on. Null if there is none. */
export function addWorkingDays(day: string, count: number, calendar: WorkCalendar): string | null {
  let current = count === 0 ? workingDayFrom(day, calendar) : day
  for (let done = 0; done < count && current !== null; done++) current = workingDayFrom(addDays(current, 1), calendar)
  return current
}
