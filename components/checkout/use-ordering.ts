'use client'

import { useRef, useState } from 'react'
import { isSignedOut } from '@/lib/browser/call'
import { CART_PATH } from '@/lib/paths'
import type { OrderChanges } from '@/lib/checkout/changes'
import { leaveForOrder } from '@/lib/checkout/leave-for-order'
import { orderFromBrowser } from '@/lib/checkout/order-from-browser'
import { isUnknown } from '@/lib/checkout/place-order'
import { sendPlain } from '@/lib/checkout/send-plain'
import { toldOrder } from '@/lib/checkout/told-order'
import { reloadCheckout } from '@/lib/checkout/use-checkout'
import type { NewOrder } from '@/contract/entities/checkout'
import type { SendForm } from '@/lib/forms/send-from-browser'

interface Ordering {
  order: NewOrder
  key: string
  payOrigin: string
  /** What the page came with. */
  kept: OrderChanges | null
}

const leaveForCart = () => {
  location.assign(CART_PATH)
  return new Promise<never>(() => {})
}

/** Sends the order from the browser, and tells what is not as it was shown. */
export function useOrdering({ order, key, payOrigin, kept }: Ordering) {
  const [told, setTold] = useState({ changes: kept, round: 0 })
  const [isSlow, setSlow] = useState(false)
  // An order nobody knows the outcome of: the very same is sent again, whatever the page shows meanwhile.
  const unknown = useRef<Pick<Ordering, 'order' | 'key'> | null>(null)

  const send: SendForm = async (form, typed, element) => {
    setTold(({ round }) => ({ changes: null, round }))
    const sent = unknown.current ?? { order, key }
    const wanted = { ...sent, paymentMethod: typed.paymentMethod ?? '', first: form.calls(typed) }
    const placing = await orderFromBrowser(wanted, () => setSlow(true)).catch((error: unknown) => {
      if (isSignedOut(error)) return sendPlain(element)
      throw error
    })
    if ('number' in placing) return leaveForOrder(placing, payOrigin)
    setSlow(false)
    const answer = toldOrder(placing, typed)
    // What is refused before the order tells nothing of the one that was sent.
    if (!placing.isBefore) unknown.current = isUnknown(placing.refusal) ? sent : null
    if (unknown.current && answer.kind === 'refused') return { ...answer.outcome, reply: null }
    if (answer.kind === 'empty') return leaveForCart()
    await reloadCheckout()
    if (answer.kind === 'refused') return { ...answer.outcome, reply: null }
    const { readChanges } = await import('@/lib/checkout/changes')
    setTold(({ round }) => ({ changes: readChanges(answer.changes), round: round + 1 }))
    return { ...answer.outcome, reply: null }
  }
  return { ...told, isSlow, send }
}
