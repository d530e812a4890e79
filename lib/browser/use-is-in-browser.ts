'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a script runs here: false while the server renders, and until the browser has taken the page over. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
