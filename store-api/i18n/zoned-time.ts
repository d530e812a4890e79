import { LRUCache } from 'lru-cache'

/** Days are written 2026-12-31, times of day 14:00. */
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

const REST_OF_SECOND_MS = 999
const DAY_MS = 24 * 3600 * 1000

/** By time zone: making one takes five times as long as using it, and each quote of a cart needs several. */
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: 10 })

const makeFormatter = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  })

/** Local time of a time zone, as if it were UTC. */
function wallTime(time: number, timeZone: string): number {
  const formatter = formatters.get(timeZone) ?? makeFormatter(timeZone)
  formatters.set(timeZone, formatter)
  const parts = formatter.formatToParts(time)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((entry) => entry.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** The moment of a local time in a time zone. @param localTime as if it were UTC */
function momentAt(localTime: number, timeZone: string): number {
  const guess = localTime - (wallTime(localTime, timeZone) - localTime)
  // On the day of a clock change the guess is off by the change.
  return guess - (wallTime(guess, timeZone) - localTime)
}

/** A zone after a time of day: Z, UTC, GMT, +01:00, +0100. */
const HAS_ZONE = /:\d{2}.*?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/
const HAS_TIME = /:|\dT\d/
/** A year of four digits, or three numbers: JavaScript reads a lone number as a month. */
const COMPLETE_DATE = /\d{4}|\d\D+\d+\D+\d/

/** Dates with dots have the day first: 31.12.2026. */
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d),?/
/** 05-12-2026 is in May for some and in December for others. */
const AMBIGUOUS = /^\d{1,2}-\d{1,2}-\d{2,4}(?!\d)/

/** Rewrites a day that is written 31.12.2026 or 31.12.26. */
const toIsoDay = (text: string): string =>
  text.replace(
    DAY_FIRST,
    (_, day: string, month: string, year: string) =>
      `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )

/**
 * Parses a day or a time in the formats of shop systems and operators.
 * @param input 2026-12-31, 2026-12-31T18:00, 31.12.2026, 12/31/2026, 2026-12-31 18:00:00 +0100
 * @param timeZone IANA name, for a text without a zone of its own
 * @param isEnd a day without a time means its end
 * @returns undefined if it is invalid or ambiguous
 */
export function parseDateTime(input: string, timeZone: string, { isEnd = false } = {}): Date | undefined {
  const text = toIsoDay(input.trim())
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (AMBIGUOUS.test(text) || (day && !isDay(day))) return undefined
  const hasZone = HAS_ZONE.test(text)
  const local = Date.parse(hasZone ? text : ISO_TIME.test(text) ? `${text}Z` : `${text} UTC`)
  if (Number.isNaN(local) || !COMPLETE_DATE.test(text)) return undefined
  if (hasZone) return new Date(local)
  return new Date(momentAt(isEnd && !HAS_TIME.test(text) ? local + DAY_MS : local, timeZone))
}

/** Whether a string is a valid date, written 2026-12-31. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return DAY_PATTERN.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * The last moment of a day in a time zone.
 * @param day written 2026-12-31
 * @param timeZone IANA name
 */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(momentAt(Date.parse(`${day}T23:59:59Z`), timeZone) + REST_OF_SECOND_MS)

/**
 * The moment of a time of day, in milliseconds since the epoch; a time that a clock change skips is an hour off.
 * @param time written 14:00
 */
export const timeOfDay = (day: string, time: string, timeZone: string): number =>
  momentAt(Date.parse(`${day}T${time}:00Z`), timeZone)

/** The current day in a time zone. @param now milliseconds since the epoch */
export const dayIn = (now: number, timeZone: string): string =>
  new Date(wallTime(now, timeZone)).toISOString().slice(0, 10)
