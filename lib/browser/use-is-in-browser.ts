'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the code runs in the browser: false while the server renders, and until hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
