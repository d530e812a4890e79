'use client'

import { useSyncExternalStore } from 'react'
import { loadCookies } from '../browser/late-cookies'
import { lazySource } from '../browser/lazy-source'

const hint = lazySource(async () => (await loadCookies()).hint, false)

/** Whether the browser may have a session. Without the hint, no user request is made and its code is not loaded. */
export const useSessionHint = (): boolean => useSyncExternalStore(hint.subscribe, hint.read, () => false)
