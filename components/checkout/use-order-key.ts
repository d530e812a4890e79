'use client'

import { useState } from 'react'

/**
 * The key of the order on this page: the same however often it is sent, another one for another order.
 * @param first the page's own, which a form without a script sends
 * @param shown what the order says
 */
export function useOrderKey(first: string, shown: string): string {
  const [kept, setKept] = useState({ shown, round: 0 })
  if (kept.shown !== shown) setKept({ shown, round: kept.round + 1 })
  return kept.round === 0 ? first : `${first}-${kept.round}`
}
