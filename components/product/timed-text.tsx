'use client'

import { useSyncExternalStore } from 'react'
import { textAt, type TimedText as Timed } from '@/lib/format/arrival'

const subscribeNever = () => () => {}

/**
 * The first text that is still valid. Pages may be cached beyond that moment: the HTML contains the text that was valid
 * when it was rendered, and the browser replaces it.
 * @param texts those that were valid then, soonest first
 */
export function TimedText({ texts, fallback }: { texts: Timed[]; fallback: string }) {
  return useSyncExternalStore(
    subscribeNever,
    () => textAt(Date.now(), texts, fallback),
    () => texts[0]?.text ?? fallback,
  )
}
