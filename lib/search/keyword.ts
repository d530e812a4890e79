import { LIMITS } from '../contract/limits'
import { SEARCH_PAGE_SIZE } from '../limits'

/** What is searched for, without needless space; empty when there is nothing to search for. */
export const readKeyword = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LIMITS.keyword).trim()

/** Encoded as addresses are parsed, so that what is signed is what arrives. */
const queryOf = (keyword: string) => `${new URLSearchParams({ limit: String(SEARCH_PAGE_SIZE), keyword })}&page=`

/** The pages of a search, up to the page's number; the query's fields are the spec's (§2). */
export const searchPages = (keyword: string): string => `/search?${queryOf(keyword)}`

/** Where its items are asked for, likewise. */
export const searchItems = (keyword: string): string => `/api/search?${queryOf(keyword)}`

/** A keyword as one segment of an inner address: no slash or question mark in it can be taken for the address's own. */
export function toKeywordSegment(keyword: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(keyword))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The keyword of an inner address; null when it is none. */
export function fromKeywordSegment(segment: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(segment.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const keyword = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return keyword !== '' && keyword === readKeyword(keyword) ? keyword : null
  } catch {
    return null
  }
}
