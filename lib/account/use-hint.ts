'use client'

import { useSyncExternalStore } from 'react'
import { lateSource } from '../browser/lazy-source'

const hint = lateSource(() => import('./hint-source'), false)

/** Whether somebody may be signed in. Visitors are spared what asks who it is, and the request for it. */
export const useHint = (): boolean => useSyncExternalStore(hint.subscribe, hint.read, () => false)
