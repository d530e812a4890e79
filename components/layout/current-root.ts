'use client'

import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()

function setCurrent(key: string | null) {
  current = key
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => current

/** Key of the root that the category on the screen belongs to; null on any other screen, and while the server renders. */
export const useCurrentRoot = () => useSyncExternalStore(subscribe, read, () => null)

/**
 * Tells the header which root of the category tree a category belongs to: only its page knows, and the header is the same
 * on every page.
 */
export function CurrentRoot({ root }: { root: string }) {
  useEffect(() => {
    setCurrent(root)
    return () => setCurrent(null)
  }, [root])
  return null
}
