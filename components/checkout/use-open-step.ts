'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { openStep, readStep } from '@/lib/checkout/open-step'
import { stepPath } from '@/lib/paths'
import type { CheckoutStep } from '@/contract/entities/checkout-fields'

/**
 * The open step: the one the address names, else the one this page came with. A step stays open while it is typed in,
 * though it may be complete by now.
 * @param first the first step that is not complete
 */
export function useOpenStep(first: CheckoutStep) {
  const asked = readStep(useSearchParams().get('step'))
  const [before] = useState(openStep(asked, first))
  const [wasMoved, setMoved] = useState(false)
  const open = openStep(asked ?? before, first)

  /** Opens a step. The back button leads to the one that was open. */
  const move = (step: CheckoutStep) => {
    setMoved(true)
    history.replaceState(null, '', stepPath(open))
    history.pushState(null, '', stepPath(step))
  }
  return { open, wasMoved, move }
}
