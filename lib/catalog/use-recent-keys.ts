'use client'

import { useSyncExternalStore } from 'react'
import { readKeys, withKey, withoutKey } from './recent-keys'

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

export const recentKeys = {
  see: (key: string) => keep(withKey(readKeys(kept()), key)),
  drop: (key: string) => keep(withoutKey(readKeys(kept()), key)),
  forget: () => keep([]),
}

/** The keys of the products seen last in this browser, the last first. None on the server. */
export function useRecentKeys(): string[] {
  return readKeys(useSyncExternalStore(subscribe, kept, () => ''))
}
