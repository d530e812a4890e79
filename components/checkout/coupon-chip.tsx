'use client'

import { useState, type FormEvent } from 'react'
import { COUPON_ID } from '@/lib/paths'
import { inTurn } from '@/lib/checkout/in-turn'
import { sendPlain } from '@/lib/checkout/send-plain'
import { ask } from '@/lib/browser/call'
import { CHECKOUT_ROUTES } from '@/contract/checkout-routes'
import type { Checkout } from '@/contract/entities/checkout'
import { FieldNote } from '../ui/field'
import { IconButton } from '../ui/icon'
import { fillText } from '@/lib/format/text-template'
import type { CheckoutTexts } from './checkout-texts'
import styles from './coupon-chip.module.scss'

interface Props {
  coupon: NonNullable<Checkout['coupon']>
  texts: CheckoutTexts['summary']['coupon']
  onRemoved: (checkout: unknown) => Promise<void>
}

/** A coupon that is on the cart, what it does, and why it does nothing any more. */
export function CouponChip({ coupon: { code, text, problem }, texts, onRemoved }: Props) {
  const [isBusy, setBusy] = useState(false)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const { method, path } = CHECKOUT_ROUTES.removeCoupon
    setBusy(true)
    // The plain form tells whatever went wrong.
    const checkout = await inTurn(() => ask(method, path)).catch(() => sendPlain(form))
    await onRemoved(checkout)
  }
  return (
    <>
      <form
        className={styles.chip}
        method="post"
        action="/api/form/checkout/coupon/remove"
        aria-busy={isBusy || undefined}
        onSubmit={(event) => void remove(event)}
      >
        <p className={styles.words} role="status">
          <b>{fillText(texts.applied, { code })}</b>
          <span>{text}</span>
        </p>
        <IconButton icon="close" iconSize="medium" type="submit" label={fillText(texts.removeCode, { code })} />
      </form>
      <FieldNote id={`${COUPON_ID}-chip`} error={problem} />
    </>
  )
}
