export interface DatePlace {
  /** The store's language: `en`, `de-AT`. */
  locale: string
  /** IANA name, from the store settings. */
  timeZone: string
}

/** English without a country uses the British format: day first, 24-hour clock. */
const WITH_COUNTRY: Record<string, string> = { en: 'en-GB' }

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const MOMENT = { ...DAY, ...TIME } as const

/** Whether Intl knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

type Options = Intl.DateTimeFormatOptions

/** Store data may contain any locale and zone: an invalid locale becomes British English, an invalid zone UTC. */
function makeFormatter({ locale, timeZone }: DatePlace, options: Options): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(WITH_COUNTRY[locale] ?? locale, { ...options, timeZone })
  } catch {
    return isTimeZone(timeZone)
      ? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
      : makeFormatter({ locale, timeZone: 'UTC' }, options)
  }
}

/** Constructing one takes a hundred times as long as formatting a date. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** More than one shop needs; a process may serve any number of places over time. */
const MAX_FORMATTERS = 50

function formatterFor(place: DatePlace, options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify([place.locale, place.timeZone, options])
  const found = formatters.get(key)
  if (found) return found
  const made = makeFormatter(place, options)
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(key, made)
  return made
}

function format(time: string | number, place: DatePlace, options: Options): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : formatterFor(place, options).format(date)
}

/** A day in words: '3 March 2026'. @param iso ISO 8601 @returns empty for an invalid date; never throws */
export const formatDate = (iso: string, place: DatePlace): string => format(iso, place, DAY)

const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The day in the store's zone, machine-readable: '2026-03-03'. @returns empty for an invalid date; never throws */
export const dayIn = (iso: string, { timeZone }: DatePlace): string =>
  format(iso, { locale: 'sv-SE', timeZone }, DIGITS)

/** The year in the store's zone. */
export const yearIn = (time: Date, { timeZone }: Pick<DatePlace, 'timeZone'>): number =>
  Number(format(time.getTime(), { locale: 'en-GB', timeZone }, { year: 'numeric' }))

/** A day and its time: '3 March 2026 at 14:05'. @returns empty for an invalid date; never throws */
export const formatMoment = (iso: string, place: DatePlace): string => format(iso, place, MOMENT)

/** The time of day: '14:05'. @param time milliseconds since the epoch */
export const formatTime = (time: number, place: DatePlace): string => format(time, place, TIME)

const WEEKDAY_DAY = { weekday: 'short', day: 'numeric' } as const
const WEEKDAY_DATE = { ...WEEKDAY_DAY, month: 'short' } as const

/**
 * A range of days in words: 'Thu 26 – Mon 30 Nov', 'Thu 26 Nov'. `formatRange` is not used, because its spaces and
 * months differ between browsers.
 * @param days written 2026-11-26
 * @returns empty for invalid days; never throws
 */
export function formatDays({ from, to }: { from: string; to: string }, locale: string): string {
  const place = { locale, timeZone: 'UTC' }
  const last = format(to, place, WEEKDAY_DATE)
  if (from === to) return last
  const first = format(from, place, from.slice(0, 7) === to.slice(0, 7) ? WEEKDAY_DAY : WEEKDAY_DATE)
  return [first, last].filter(Boolean).join(' – ')
}
