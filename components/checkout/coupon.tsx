'use client'

import { useEffect, useRef } from 'react'
import { COUPON_ID } from '@/lib/paths'
import { showCheckout } from '@/lib/checkout/use-checkout'
import type { Checkout } from '@/contract/entities/checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import type { CheckoutTexts } from './checkout-texts'
import { CouponChip } from './coupon-chip'
import { CouponForm } from './coupon-form'

interface Props {
  coupon: Checkout['coupon']
  answer: FlashState | null
  texts: CheckoutTexts['summary']['coupon']
}

/** The coupon on the cart, or the form of one. What takes the place of the other takes the focus as well. */
export function Coupon({ coupon, answer, texts }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) box.current?.focus()
    isMoved.current = false
  }, [coupon?.code])
  const show = async (reply: unknown) => {
    isMoved.current = true
    await showCheckout(reply as Checkout)
  }
  return (
    <div ref={box} id={COUPON_ID} tabIndex={-1}>
      {coupon ? (
        <CouponChip coupon={coupon} texts={texts} onRemoved={show} />
      ) : (
        <CouponForm answer={answer} texts={texts} onDone={show} />
      )}
    </div>
  )
}
