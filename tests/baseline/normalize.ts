import type { IncomingHttpHeaders } from 'node:http'

/** Stands in the baseline for whatever differs from run to run. */
const ANY = '*'

const months = (locale: string, month: 'long' | 'short') =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 15))),
  )

const MONTHS = ['en', 'es', 'de']
  .flatMap((locale) => [...months(locale, 'long'), ...months(locale, 'short')])
  .map((name) => name.replace('.', ''))
  .join('|')

/** `Nov 3, 2026`, `3 de noviembre de 2026`, `3. Nov. 2026`, with the time of day where one follows. */
const WRITTEN_DATE = new RegExp(
  `(?:\\b(?:${MONTHS})\\b\\.? \\d{1,2}(?:, \\d{4})?|\\b\\d{1,2}\\.? (?:de )?(?:${MONTHS})\\b\\.?(?:,? (?:de )?\\d{4})?)` +
    `(?:(?:,| at| um| a las)* \\d{1,2}:\\d{2}(?:[\\s\\u202f][AP]M)?)?`,
  'g',
)
const ISO_DATE = /\b20\d\d-(?:0[1-9]|1[0-2])-[0-3]\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?/g
const HTTP_DATE = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g

/** The service center says how late it is there. */
const TIME_OF_DAY = /(?<![\d:-])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:-])/g

/** The name of what a form was answered, in the address it leads to. */
const FORM_ANSWER = /(?<=[?&]|%3F|%26)answer(=|%3D)[\w-]{12}/g

/** Files of a build are named by their content; 128-bit ids are random. */
const BUILT_FILE = /\/_next\/static\/[^"'\s)<>?,\\]*?\.(\w+)(?:\?dpl=[\w-]+)?(?=["'\s)<>?,\\]|$)/g
const RANDOM_ID = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22}(?![\w-])/g
const SCRIPT_HASHES = /(?: 'sha256-[^']+')+/g
const NONCE = /'nonce-[^']+'/g
const NONCE_ATTRIBUTE = /\bnonce="[^"]*"/g

/**
 * Takes out of a text what differs between two recordings of the same code.
 * @param names values that a run made up, such as its origins, and the words that stand for them
 */
export function normalizeText(text: string, names: ReadonlyMap<string, string> = new Map()): string {
  let result = text
  for (const [value, name] of names)
    result = result.replaceAll(value, name).replaceAll(encodeURIComponent(value), encodeURIComponent(name))
  return result
    .replace(BUILT_FILE, `/_next/static/${ANY}.$1`)
    .replace(HTTP_DATE, '[date]')
    .replace(ISO_DATE, '[date]')
    .replace(WRITTEN_DATE, '[date]')
    .replace(TIME_OF_DAY, '[time]')
    .replace(FORM_ANSWER, `answer$1${ANY}`)
    .replace(SCRIPT_HASHES, ` 'sha256-${ANY}'`)
    .replace(NONCE, `'nonce-${ANY}'`)
    .replace(NONCE_ATTRIBUTE, `nonce="${ANY}"`)
    .replace(RANDOM_ID, '[id]')
}

/** Headers of the connection, of when a response was made, and those that copies from the micro-cache lack. */
const DROPPED = new Set([
  'age',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-middleware-rewrite',
  'x-nextjs-cache',
])

/** Headers whose presence matters and whose value is another one every time. */
const UNPREDICTABLE = new Set(['etag', 'last-modified', 'x-request-id', 'x-correct-time', 'server-timing'])

const cookie = (value: string) => value.replace(/=[^;]*/, `=${ANY}`).replace(/expires=[^;]*/i, `Expires=${ANY}`)

/** The headers of a response in the order of their names, without what differs from run to run. */
export function normalizeHeaders(
  headers: IncomingHttpHeaders,
  names?: ReadonlyMap<string, string>,
): Record<string, string> {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !DROPPED.has(name))
  return Object.fromEntries(
    kept
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => {
        if (UNPREDICTABLE.has(name)) return [name, ANY]
        const text = [value ?? ''].flat().map((line) => (name === 'set-cookie' ? cookie(line) : line))
        return [name, normalizeText(text.join(', '), names)]
      }),
  )
}
