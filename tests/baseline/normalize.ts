import type { IncomingHttpHeaders } from 'node:http'

/** Replaces values that differ from run to run. */
const ANY = '*'

const months = (locale: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 15))),
  )

const monthNames = (...locales: string[]) =>
  locales
    .flatMap((locale) => [...months(locale, 'long'), ...months(locale, 'short')])
    .map((name) => name.replace('.', ''))
    .join('|')

const MONTHS = monthNames('en', 'es', 'de')
/** Only English dates begin with the month: in Spanish, `mar 1` is Tuesday the first. */
const ENGLISH_MONTHS = monthNames('en')

/** `Nov 3, 2026`, `3 de noviembre de 2026`, `3. Nov. 2026`, and the time of day after it. */
const LOCALIZED_DATE = new RegExp(
  `(?:\\b(?:${ENGLISH_MONTHS})\\b\\.? \\d{1,2}(?:, \\d{4})?|\\b\\d{1,2}\\.? (?:de )?(?:${MONTHS})\\b\\.?(?:,? (?:de )?\\d{4})?)` +
    `(?:(?:,| at| um| a las)* \\d{1,2}:\\d{2}(?:[\\s\\u202f][AP]M)?)?`,
  'g',
)
const WEEKDAYS = ['en', 'es', 'de']
  .flatMap((locale) =>
    Array.from({ length: 7 }, (_, at) =>
      new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, 0, 5 + at)),
      ),
    ),
  )
  .map((name) => name.replace('.', ''))
  .join('|')

/** Days of arrival, whose months are replaced by now: `Thu 26 – Mon [date]`, `Do., 26. – Mo., [date]`, `vie, [date]`. */
const ARRIVAL = new RegExp(
  `(?:\\b(?:${WEEKDAYS})[.,]* (?:\\d{1,2}\\.?|\\[date\\]) – )?\\b(?:${WEEKDAYS})[.,]* \\[date\\]`,
  'g',
)
const ISO_DATE = /\b20\d\d-(?:0[1-9]|1[0-2])-[0-3]\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?/g
const HTTP_DATE = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g

/** The service center's page shows the current time. */
const TIME_OF_DAY = /(?<![\d:-])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:-])/g

/** Id of a form's result in the address of the redirect. */
const FORM_RESULT = /(?<=[?&]|%3F|%26)answer(=|%3D)[\w-]{12}/g

/** Names of built files contain a hash; 128-bit ids are random. */
const BUILT_FILE = /\/_next\/static\/[^"'\s)<>?,\\]*?\.(\w+)(?:\?dpl=[\w-]+)?(?=["'\s)<>?,\\]|$)/g
const RANDOM_ID = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])/g
const SCRIPT_HASHES = /(?: 'sha256-[^']+')+/g
const NONCE = /'nonce-[^']+'/g
const NONCE_ATTRIBUTE = /\bnonce="[^"]*"/g

/**
 * Replaces what differs between two recordings of the same code.
 * @param names random values of the run, such as its origins, with their replacements
 */
export function normalizeText(text: string, names: ReadonlyMap<string, string> = new Map()): string {
  let result = text
  for (const [value, name] of names)
    result = result.replaceAll(value, name).replaceAll(encodeURIComponent(value), encodeURIComponent(name))
  return result
    .replace(BUILT_FILE, `/_next/static/${ANY}.$1`)
    .replace(HTTP_DATE, '[date]')
    .replace(ISO_DATE, '[date]')
    .replace(LOCALIZED_DATE, '[date]')
    .replace(ARRIVAL, '[date]')
    .replace(TIME_OF_DAY, '[time]')
    .replace(FORM_RESULT, `answer$1${ANY}`)
    .replace(SCRIPT_HASHES, ` 'sha256-${ANY}'`)
    .replace(NONCE, `'nonce-${ANY}'`)
    .replace(NONCE_ATTRIBUTE, `nonce="${ANY}"`)
    .replace(RANDOM_ID, '[id]')
}

/** Headers of the connection, of a response's age and times, and of Next's rewrites and cache. */
const IGNORED_HEADERS = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-nextjs-cache',
])

/** Headers that must be present, with an unpredictable value. */
const UNPREDICTABLE = new Set(['etag', 'last-modified', 'x-request-id', 'x-correct-time'])

const cookie = (value: string) => value.replace(/=[^;]*/, `=${ANY}`).replace(/expires=[^;]*/i, `Expires=${ANY}`)

/** Headers of a response, sorted by name, without what differs from run to run. */
export function normalizeHeaders(
  headers: IncomingHttpHeaders,
  names?: ReadonlyMap<string, string>,
): Record<string, string> {
  const recordedHeaders = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !IGNORED_HEADERS.has(name),
  )
  return Object.fromEntries(
    recordedHeaders
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => {
        if (UNPREDICTABLE.has(name)) return [name, ANY]
        const text = [value ?? ''].flat().map((line) => (name === 'set-cookie' ? cookie(line) : line))
        return [name, normalizeText(text.join(', '), names)]
      }),
  )
}
