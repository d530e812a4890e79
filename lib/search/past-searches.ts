import { readKeyword } from './keyword'

const STORED_AS = 'past-searches'
const MOST = 8

/** Suggested beside what the shop suggests. */
const MOST_FITTING = 3

/** Where they are kept: this browser's own storage, which never leaves it; null where it may not be used. */
export function ownStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** What was searched for before, newest first. */
export function readPast(storage: Storage | null): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORED_AS) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((item): item is string => typeof item === 'string' && item !== '').slice(0, MOST)
  } catch {
    return []
  }
}

/** A full storage forgets nothing of importance. */
function write(storage: Storage | null, keywords: string[]): void {
  try {
    if (keywords.length === 0) storage?.removeItem(STORED_AS)
    else storage?.setItem(STORED_AS, JSON.stringify(keywords))
  } catch {
    return
  }
}

/** Remembers a search as the newest. */
export function addPast(storage: Storage | null, text: string): void {
  const keyword = readKeyword(text)
  if (!keyword) return
  const others = readPast(storage).filter((other) => !isSame(other, keyword))
  write(storage, [keyword, ...others].slice(0, MOST))
}

/** Forgets one search. */
export const removePast = (storage: Storage | null, keyword: string): void =>
  write(
    storage,
    readPast(storage).filter((other) => other !== keyword),
  )

/** Forgets them all. */
export const clearPast = (storage: Storage | null): void => write(storage, [])

/** Of the past searches those worth a suggestion: all as long as nothing is typed, else a few that go on from it. */
export function fittingPast(past: readonly string[], text: string): string[] {
  const typed = readKeyword(text).toLocaleLowerCase()
  if (!typed) return [...past]
  const goesOn = (keyword: string) => keyword.toLocaleLowerCase().startsWith(typed) && !isSame(keyword, typed)
  return past.filter(goesOn).slice(0, MOST_FITTING)
}
