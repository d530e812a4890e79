'use client'

import { useSyncExternalStore } from 'react'
import { KEY_PATTERN } from '../../contract/limits'

const STORED = 'recently-seen'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is kept; nothing in a browser that keeps nothing. */
function kept(): string {
  try {
    return localStorage.getItem(STORED) ?? ''
  } catch {
    return ''
  }
}

function keep(keys: string[]) {
  try {
    localStorage.setItem(STORED, JSON.stringify(keys))
  } catch {
    return
  }
  listeners.forEach((listener) => listener())
}

export const recentlyViewedKeys = {
  see: (key: string) => keep(withKey(readKeys(kept()), key)),
  drop: (key: string) => keep(withoutKey(readKeys(kept()), key)),
  forget: () => keep([]),
}

/** The keys of the products seen last in this browser, the last first. None on the server. */
export function useRecentlyViewedKeys(): string[] {
  return readKeys(useSyncExternalStore(subscribe, kept, () => ''))
}

/** So many products are remembered. */
const MOST = 12

/** The keys a browser has kept, the last seen first. What is no list of keys is none. */
export function readKeys(kept: string): string[] {
  try {
    const keys: unknown = JSON.parse(kept || '[]')
    if (!Array.isArray(keys)) return []
    return keys.filter((key): key is string => typeof key === 'string' && KEY_PATTERN.test(key)).slice(0, MOST)
  } catch {
    return []
  }
}

/** The same with a product that is seen now. */
export const withKey = (keys: readonly string[], key: string): string[] =>
  [key, ...keys.filter((other) => other !== key)].slice(0, MOST)

/** The same without one that is gone. */
export const withoutKey = (keys: readonly string[], key: string): string[] => keys.filter((other) => other !== key)
