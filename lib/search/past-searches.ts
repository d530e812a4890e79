import { readKeyword } from './keyword'

const STORED_AS = 'past-searches'
const MAX_PAST_SEARCHES = 8

/** Shown beside the store's suggestions. */
const MAX_PAST_SUGGESTIONS = 3

/** `localStorage`; null where the browser blocks it. Past searches never leave the browser. */
export function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** Past searches, newest first. */
export function readPast(storage: Storage | null): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORED_AS) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((item): item is string => typeof item === 'string' && item !== '').slice(0, MAX_PAST_SEARCHES)
  } catch {
    return []
  }
}

/** Ignores a full or blocked storage: past searches are only a convenience. */
function write(storage: Storage | null, keywords: string[]): void {
  try {
    if (keywords.length === 0) storage?.removeItem(STORED_AS)
    else storage?.setItem(STORED_AS, JSON.stringify(keywords))
  } catch {
    return
  }
}

export function addPast(storage: Storage | null, text: string): void {
  const keyword = readKeyword(text)
  if (!keyword) return
  const others = readPast(storage).filter((other) => !isSame(other, keyword))
  write(storage, [keyword, ...others].slice(0, MAX_PAST_SEARCHES))
}

export const removePast = (storage: Storage | null, keyword: string): void =>
  write(
    storage,
    readPast(storage).filter((other) => other !== keyword),
  )

export const clearPast = (storage: Storage | null): void => write(storage, [])

/** Past searches to suggest: all for an empty box, else a few that start with the typed text. */
export function fittingPast(past: readonly string[], text: string): string[] {
  const typed = readKeyword(text).toLocaleLowerCase()
  if (!typed) return [...past]
  const goesOn = (keyword: string) => keyword.toLocaleLowerCase().startsWith(typed) && !isSame(keyword, typed)
  return past.filter(goesOn).slice(0, MAX_PAST_SUGGESTIONS)
}
