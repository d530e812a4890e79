import { fromSegment, toSegment } from '../../routing/address-segment'
import { filterQuery, readFilter, type Filter } from './filter'

/** A filter as one segment of an inner address (docs/decisions/001). */
export const toFilterSegment = (filter: Filter): string => toSegment(filterQuery(filter))

/** The filter of an inner address; null when it is none, or not spelt the one way. */
export function fromFilterSegment(segment: string): Filter | null {
  const query = fromSegment(segment)
  if (!query) return null
  const filter = readFilter(new URLSearchParams(query))
  return filterQuery(filter) === query ? filter : null
}
