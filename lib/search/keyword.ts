import { LIMITS } from '../../contract/limits'
import { truncateGraphemes, isBlank } from '../../contract/written-text'
import { fromSegment, toSegment } from '../routing/address-segment'

/** The normalized keyword: NFC, single spaces, cut to the limit; '' for a blank text. */
export function readKeyword(text: string | null | undefined): string {
  const plain = (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  const keyword = truncateGraphemes(plain, LIMITS.keyword).trim()
  return isBlank(keyword) ? '' : keyword
}

/** Encodes a keyword as one path segment of an internal route. */
export const toKeywordSegment = toSegment

/** Decodes such a segment; null if it contains no normalized keyword. */
export function fromKeywordSegment(segment: string): string | null {
  const keyword = fromSegment(segment)
  return keyword && keyword === readKeyword(keyword) ? keyword : null
}
