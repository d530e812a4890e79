import { fromSegment, toSegment } from '../address-segment'
import { LIMITS } from '../contract/limits'

/** What is searched for, without needless space; empty when there is nothing to search for. */
export const readKeyword = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LIMITS.keyword).trim()

/** A keyword as one segment of an inner address. */
export const toKeywordSegment = toSegment

/** The keyword of an inner address; null when it is none. */
export function fromKeywordSegment(segment: string): string | null {
  const keyword = fromSegment(segment)
  return keyword && keyword === readKeyword(keyword) ? keyword : null
}
