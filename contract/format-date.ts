export interface DateContext {
  /** The store's language: `en`, `de-AT`. */
  locale: string
  /** IANA name, from the store settings. */
  timeZone: string
}

/** English without a country uses the British format: day first, 24-hour clock. */
const LOCALE_WITH_COUNTRY: Record<string, string> = { en: 'en-GB' }

const DATE_FORMAT = { day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME_FORMAT = { hour: 'numeric', minute: '2-digit' } as const
const DATE_TIME_FORMAT = { ...DATE_FORMAT, ...TIME_FORMAT } as const

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
function makeFormatter({ locale, timeZone }: DateContext, options: Options): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(LOCALE_WITH_COUNTRY[locale] ?? locale, { ...options, timeZone })
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

function formatterFor(context: DateContext, options: Options): Intl.DateTimeFormat {
  const key = JSON.stringify([context.locale, context.timeZone, options])
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = makeFormatter(context, options)
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}

function format(time: string | number, context: DateContext, options: Options): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? '' : formatterFor(context, options).format(date)
}

/** A day in words: '3 March 2026'. @param iso ISO 8601 @returns empty for an invalid date; never throws */
export const formatDate = (iso: string, context: DateContext): string => format(iso, context, DATE_FORMAT)

const NUMERIC_DATE_FORMAT = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The day in the store's zone, machine-readable: '2026-03-03'. @returns empty for an invalid date; never throws */
export const dayIn = (iso: string, { timeZone }: DateContext): string =>
  format(iso, { locale: 'sv-SE', timeZone }, NUMERIC_DATE_FORMAT)

/** The year in the store's zone. */
export const yearIn = (time: Date, { timeZone }: Pick<DateContext, 'timeZone'>): number =>
  Number(format(time.getTime(), { locale: 'en-GB', timeZone }, { year: 'numeric' }))

/** A day and its time: '3 March 2026 at 14:05'. @returns empty for an invalid date; never throws */
export const formatDateTime = (iso: string, context: DateContext): string => format(iso, context, DATE_TIME_FORMAT)

/** The time of day: '14:05'. @param time milliseconds since the epoch */
export const formatTime = (time: number, context: DateContext): string => format(time, context, TIME_FORMAT)

const WEEKDAY_DAY = { weekday: 'short', day: 'numeric' } as const
const WEEKDAY_DATE = { ...WEEKDAY_DAY, month: 'short' } as const

/**
 * A range of days in words: 'Thu 26 – Mon 30 Nov', 'Thu 26 Nov'. `formatRange` is not used, because its spaces and
 * months differ between browsers.
 * @param days written 2026-11-26
 * @returns empty for invalid days; never throws
 */
export function formatDayRange({ from, to }: { from: string; to: string }, locale: string): string {
  const context = { locale, timeZone: 'UTC' }
  const last = format(to, context, WEEKDAY_DATE)
  if (from === to) return last
  const first = format(from, context, from.slice(0, 7) === to.slice(0, 7) ? WEEKDAY_DAY : WEEKDAY_DATE)
  return [first, last].filter(Boolean).join(' – ')
}
