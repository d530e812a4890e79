'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CHECKOUT_ROUTES } from '@/contract/checkout-routes'
import type { Checkout } from '@/contract/entities/checkout'
import { LIMITS } from '@/contract/limits'
import { ask } from '@/lib/browser/call'
import { inTurn, sendPlain } from '@/lib/checkout/change-queue'
import { sendCoupon, showCheckout } from '@/lib/checkout/use-checkout'
import { fillText } from '@/lib/format/text-template'
import type { FlashState } from '@/lib/forms/flash-state'
import { COUPON_ID } from '@/lib/paths'
import { EnhancedForm, FormButton } from '../forms/enhanced-form'
import { FormField } from '../forms/form-field'
import { useFormView } from '../forms/form-view'
import { FieldNote } from '../ui/field'
import { IconButton } from '../ui/icon'
import type { CheckoutTexts } from './checkout-context'
import styles from './coupon.module.scss'

interface CouponProps {
  coupon: Checkout['coupon']
  flash: FlashState | null
  texts: CheckoutTexts['summary']['coupon']
}

/** The applied coupon, or the coupon form. Whichever replaces the other takes the focus. */
export function Coupon({ coupon, flash, texts }: CouponProps) {
  const box = useRef<HTMLDivElement>(null)
  const isReplaced = useRef(false)
  useEffect(() => {
    if (isReplaced.current) box.current?.focus()
    isReplaced.current = false
  }, [coupon?.code])
  const show = async (reply: unknown) => {
    isReplaced.current = true
    await showCheckout(reply as Checkout)
  }
  return (
    <div ref={box} id={COUPON_ID} tabIndex={-1}>
      {coupon ? (
        <CouponChip coupon={coupon} texts={texts} onRemoved={show} />
      ) : (
        <CouponForm flash={flash} texts={texts} onDone={show} />
      )}
    </div>
  )
}

interface CouponFormProps {
  flash: FlashState | null
  texts: CheckoutTexts['summary']['coupon']
  onDone: (reply: unknown) => Promise<void>
}

const load = async () => (await import('@/lib/checkout/forms')).couponForm

export const CouponForm = ({ flash, texts, onDone }: CouponFormProps) => (
  <details className={styles.coupon} open={flash !== null} suppressHydrationWarning>
    <summary className={styles.title}>{texts.title}</summary>
    <EnhancedForm
      name="coupon-form"
      action="/api/form/checkout/coupon"
      texts={texts.form}
      flash={flash}
      load={load}
      send={sendCoupon}
      onDone={onDone}
    >
      <div className={styles.row}>
        <FormField
          name="coupon"
          label={texts.label}
          defaultValue={flash?.values.coupon}
          maxLength={LIMITS.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <FormButton kind="line" text={texts.apply} busyText={texts.busy} />
      </div>
      <FormReason />
    </EnhancedForm>
  </details>
)

interface CouponChipProps {
  coupon: NonNullable<Checkout['coupon']>
  texts: CheckoutTexts['summary']['coupon']
  onRemoved: (checkout: unknown) => Promise<void>
}

/** The applied coupon, its effect, and the reason if it no longer applies. */
export function CouponChip({ coupon: { code, text, problem }, texts, onRemoved }: CouponChipProps) {
  const [isBusy, setBusy] = useState(false)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const { method, path } = CHECKOUT_ROUTES.removeCoupon
    setBusy(true)
    // On failure, the plain form reports the error.
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

/** The store's explanation, separate from its refusal text, which is shown alone (spec §8). */
export function FormReason() {
  const { name, reason } = useFormView()
  return <FieldNote id={`${name}-reason`} hint={reason} />
}
