'use client'

import { useSyncExternalStore } from 'react'
import { isHinted } from '../browser/is-hinted'
import { hearTabs, watchReturn } from '../browser/tabs'

/** Somebody may have logged in or out in another tab, or since the browser put this page away. */
function subscribe(listener: () => void) {
  const stops = [watchReturn(listener), hearTabs(() => listener())]
  return () => stops.forEach((stop) => stop())
}

/** Whether somebody may be signed in. Visitors are spared what asks who it is, and the request for it. */
export const useHint = (): boolean => useSyncExternalStore(subscribe, isHinted, () => false)
