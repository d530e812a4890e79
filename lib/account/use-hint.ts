'use client'

import { useSyncExternalStore } from 'react'
import { loadCookies } from '../browser/late-cookies'
import { lateSource } from '../browser/lazy-source'

const hint = lateSource(async () => (await loadCookies()).hint, false)

/** Whether the browser may have a session. Without the hint, no user request is made and its code is not loaded. */
export const useHint = (): boolean => useSyncExternalStore(hint.subscribe, hint.read, () => false)
