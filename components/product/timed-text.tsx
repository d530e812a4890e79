'use client'

import { useSyncExternalStore } from 'react'
import { textAt, type TimedText as Timed } from '@/lib/format/arrival'

const never = () => () => {}

/**
 * The first of some texts that still holds. Pages are cached past the moment up to which a text holds: the HTML has what
 * held when it was rendered, the browser what holds now.
 * @param texts those that were still to hold then, soonest first
 */
export function TimedText({ texts, fallback }: { texts: Timed[]; fallback: string }) {
  return useSyncExternalStore(
    never,
    () => textAt(Date.now(), texts, fallback),
    () => texts[0]?.text ?? fallback,
  )
}
