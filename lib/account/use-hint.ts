'use client'

import { useSyncExternalStore } from 'react'
import { lateSource } from '../browser/lazy-source'

const hint = lateSource(() => import('./hint-source'), false)

/** Whether the browser may have a session. Without the hint, no user request is made and its code is not loaded. */
export const useHint = (): boolean => useSyncExternalStore(hint.subscribe, hint.read, () => false)
