const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

const REST_OF_SECOND = 999

/** What the clocks of a place show at a moment, as if they were UTC's. */
function wallTime(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** Whether this is a day of the calendar, written 2026-12-31. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return DAY_PATTERN.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * The last moment of a day in a time zone.
 * @param day written 2026-12-31
 * @param timeZone IANA name
 */
export function endOfDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T23:59:59Z`)
  const first = wanted - (wallTime(wanted, timeZone) - wanted)
  // Where the clocks change on that very day, the first guess is off by as much.
  return new Date(first - (wallTime(first, timeZone) - wanted) + REST_OF_SECOND)
}
