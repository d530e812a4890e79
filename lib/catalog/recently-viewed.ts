'use client'

import { useSyncExternalStore } from 'react'
import { KEY_PATTERN } from '../../contract/limits'

const STORAGE_KEY = 'recently-seen'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The stored list; empty where the browser denies storage. */
function load(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

function save(keys: string[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys))
  } catch {
    return
  }
  listeners.forEach((listener) => listener())
}

export const recentlyViewedKeys = {
  add: (key: string) => save(withKey(readKeys(load()), key)),
  remove: (key: string) => save(withoutKey(readKeys(load()), key)),
  clear: () => save([]),
}

/** Keys of recently viewed products, the latest first; empty on the server. */
export function useRecentlyViewedKeys(): string[] {
  return readKeys(useSyncExternalStore(subscribe, load, () => ''))
}

/** Maximum number of stored keys. */
const MAX_KEYS = 12

/** Parses the stored list; any other value is ignored. */
export function readKeys(stored: string): string[] {
  try {
    const keys: unknown = JSON.parse(stored || '[]')
    if (!Array.isArray(keys)) return []
    return keys.filter((key): key is string => typeof key === 'string' && KEY_PATTERN.test(key)).slice(0, MAX_KEYS)
  } catch {
    return []
  }
}

export const withKey = (keys: readonly string[], key: string): string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, MAX_KEYS)

export const withoutKey = (keys: readonly string[], key: string): string[] => keys.filter((other) => other !== key)
