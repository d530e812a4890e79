'use client'

import { useSyncExternalStore } from 'react'
import { isHinted } from '../session/hint'

const never = () => () => {}

/** Whether somebody may be signed in. Visitors are spared what asks who it is, and the request for it. */
export const useHint = (): boolean =>
  useSyncExternalStore(
    never,
    () => isHinted(document.cookie),
    () => false,
  )
