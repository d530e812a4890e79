import { fromSegment, toSegment } from '../routing/address-segment'
import { LIMITS } from '../../contract/limits'
import { cutCharacters, isBlank } from '../../contract/written-text'

/** What is searched for, without needless space; empty when there is nothing to search for. */
export function readKeyword(text: string | null | undefined): string {
  const plain = (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  const keyword = cutCharacters(plain, LIMITS.keyword).trim()
  return isBlank(keyword) ? '' : keyword
}

/** A keyword as one path segment of an internal route. */
export const toKeywordSegment = toSegment

/** The keyword of such a segment; null when it is none. */
export function fromKeywordSegment(segment: string): string | null {
  const keyword = fromSegment(segment)
  return keyword && keyword === readKeyword(keyword) ? keyword : null
}
