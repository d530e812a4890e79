import { parseDateTime } from '../../i18n/zoned-time'

/** Fields that name a moment, and whether a day without a time means its end. */
const MOMENTS = { releasedAt: { isEnd: false }, saleStarts: { isEnd: false }, saleEnds: { isEnd: true } }

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Leaves other values unchanged: the schema rejects them. */
const parseMoment = (value: unknown, timeZone: string, how: { isEnd: boolean }): unknown =>
  typeof value === 'string' ? (parseDateTime(value, timeZone, how) ?? value) : value

function withOwnMoments(fields: Fields, timeZone: string): Fields {
  const present = Object.entries(MOMENTS).filter(([name]) => name in fields)
  return {
    ...fields,
    ...Object.fromEntries(present.map(([name, how]) => [name, parseMoment(fields[name], timeZone, how)])),
  }
}

/**
 * A document of a product whose days and times are moments, its variants' too.
 * @param document as it was written, not validated
 * @param timeZone IANA name of the shop's time zone, for those without a zone of their own
 */
export function withMoments(document: unknown, timeZone: string): unknown {
  if (!isRecord(document)) return document
  const { variants } = document
  const timed = withOwnMoments(document, timeZone)
  if (!Array.isArray(variants)) return timed
  return {
    ...timed,
    variants: variants.map((one) => (isRecord(one) ? withOwnMoments(one, timeZone) : (one as unknown))),
  }
}
