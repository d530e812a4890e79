'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the code runs in the browser: false while the server renders, and until hydration. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
