import type { Suggestions } from '../../contract/entities/search'
import type { Reply } from '../../contract/envelope'
import { readKeyword } from './keyword'

const MIN_LETTERS = 2

const DEBOUNCE_MS = 150

/** The oldest result is dropped first. */
const MAX_CACHED_RESULTS = 60

interface Options<Result> {
  fetchResult: (keyword: string, signal: AbortSignal) => Promise<Result>
  /** Null: nothing to suggest. */
  onResult: (result: Result | null) => void
  onRequest: () => void
}

export interface Suggester {
  /**
   * Receives the current text of the search box. If it is empty, suggestions for the empty keyword are fetched at once.
   */
  type: (text: string) => void
  stop: () => void
}

/**
 * Fetches suggestions while the shopper types: debounced, one call at a time, each keyword once. A reply to an outdated
 * keyword is cached, and not shown.
 */
export function makeSuggester<Result>({ fetchResult, onResult, onRequest }: Options<Result>): Suggester {
  const results = new Map<string, Result>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined

  const stop = () => {
    clearTimeout(timer)
    current?.abort()
    current = undefined
  }

  const request = async (keyword: string) => {
    const controller = new AbortController()
    current = controller
    onRequest()
    const result = await fetchResult(keyword, controller.signal).catch(() => null)
    if (result !== null) cacheResult(results, keyword, result)
    if (current === controller) onResult(result)
  }

  const type = (text: string) => {
    stop()
    const keyword = readKeyword(text).toLocaleLowerCase()
    const known = results.get(keyword)
    const isTooShort = keyword !== '' && keyword.length < MIN_LETTERS
    if (known !== undefined || isTooShort) return onResult(known ?? null)
    // Suggestions for deleted letters are not shown while the request is pending.
    if (keyword === '') onResult(null)
    timer = setTimeout(() => void request(keyword), keyword === '' ? 0 : DEBOUNCE_MS)
  }
  return { type, stop }
}

function cacheResult<Result>(results: Map<string, Result>, keyword: string, result: Result) {
  results.set(keyword, result)
  const oldest = results.size > MAX_CACHED_RESULTS ? results.keys().next().value : undefined
  if (oldest !== undefined) results.delete(oldest)
}

/**
 * The store's suggestions for a keyword; for an empty one popular searches, which a store that supports only the
 * specification does not offer.
 * @throws if the request fails
 */
export async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<Suggestions> {
  const query = keyword && `?${new URLSearchParams({ keyword })}`
  const response = await fetch(`/api/search/suggest${query}`, { signal })
  const { code, msg, data } = (await response.json()) as Reply<Suggestions>
  if (code !== 0) throw new Error(msg)
  return data
}

const STORAGE_KEY = 'past-searches'
const MAX_PAST_SEARCHES = 8

/** Shown beside the store's suggestions. */
const MAX_PAST_SUGGESTIONS = 3

/** `localStorage`; null where the browser blocks it. Past searches never leave the browser. */
export function getLocalStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Past searches, newest first. */
export function readPastSearches(storage: Storage | null): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((item): item is string => typeof item === 'string' && item !== '').slice(0, MAX_PAST_SEARCHES)
  } catch {
    return []
  }
}

/** Ignores a full or blocked storage: past searches are only a convenience. */
function storePastSearches(storage: Storage | null, keywords: string[]): void {
  try {
    if (keywords.length === 0) storage?.removeItem(STORAGE_KEY)
    else storage?.setItem(STORAGE_KEY, JSON.stringify(keywords))
  } catch {
    return
  }
}

export function addPastSearch(storage: Storage | null, text: string): void {
  const keyword = readKeyword(text)
  if (!keyword) return
  const others = readPastSearches(storage).filter((other) => !isSame(other, keyword))
  storePastSearches(storage, [keyword, ...others].slice(0, MAX_PAST_SEARCHES))
}

export const removePastSearch = (storage: Storage | null, keyword: string): void =>
  storePastSearches(
    storage,
    readPastSearches(storage).filter((other) => other !== keyword),
  )

export const clearPastSearches = (storage: Storage | null): void => storePastSearches(storage, [])

/** Past searches to suggest: all for an empty box, else a few that start with the typed text. */
export function matchingPastSearches(past: readonly string[], text: string): string[] {
  const typed = readKeyword(text).toLocaleLowerCase()
  if (!typed) return [...past]
  const isCompletion = (keyword: string) => keyword.toLocaleLowerCase().startsWith(typed) && !isSame(keyword, typed)
  return past.filter(isCompletion).slice(0, MAX_PAST_SUGGESTIONS)
}
