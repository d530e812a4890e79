const PAGE_TAGS = 'x-next-cache-tags'

/** How an answer begins that tells what it shows (lib/store/public-read.ts). */
const SHOWS = /^\{"shows":(\[[^\]]*\])/

/** How an answer begins by which there is nothing. */
const MISSING = '{"missing"'

const NOT_FOUND = 404

/** Whether a value tells that something is not there. @param {any} value */
export const isMissing = (value) =>
  value === null || value.status === NOT_FOUND || (value.kind === 'FETCH' && value.data?.body?.startsWith(MISSING))

/**
 * The tags of a cached value as it tells them itself: of a page those of everything it was made of, of an answer those
 * of what it shows, which nobody knows before it is there.
 * @param {any} value @returns {string[]}
 */
export function ownTags(value) {
  if (value?.kind === 'FETCH') return JSON.parse(SHOWS.exec(value.data?.body ?? '')?.[1] ?? '[]')
  const header = value?.headers?.[PAGE_TAGS]
  return typeof header === 'string' ? header.split(',') : []
}
