'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CHECKOUT_ROUTES } from '@/contract/checkout-routes'
import type { Checkout } from '@/contract/entities/checkout'
import { LIMITS } from '@/contract/limits'
import { sendCall } from '@/lib/browser/call'
import { isSignedOut } from '@/lib/browser/call-error'
import { enqueueChange, submitNatively } from '@/lib/checkout/change-queue'
import { sendCoupon } from '@/lib/checkout/use-checkout'
import { fillText } from '@/lib/format/text-template'
import type { FlashState } from '@/lib/forms/flash-state'
import { COUPON_ID } from '@/lib/paths'
import { FieldNote } from '../ui/field'
import { IconButton } from '../ui/icon'
import { toast } from '../ui/toast'
import styles from './coupon-form.module.scss'
import { EnhancedForm, FormButton } from './enhanced-form'
import { FormField } from './form-field'
import type { FormTexts } from './form-texts'
import { useFormView } from './form-view'

export interface CouponTexts {
  title: string
  label: string
  apply: string
  busy: string
  /** 'Remove {code}' */
  removeCode: string
  /** '{code} applied' */
  applied: string
  form: FormTexts
}

interface CouponProps {
  coupon: Omit<NonNullable<Checkout['coupon']>, 'discount'> | null
  flash: FlashState | null
  texts: CouponTexts
  /** Element id, as a link target, unique on the page. */
  id?: string
  /** Shows the checkout that the store returned for the change. */
  onChange: (checkout: Checkout) => Promise<unknown>
}

/** The applied coupon, or the coupon form. Whichever replaces the other takes the focus. */
export function Coupon({ coupon, flash, texts, id = COUPON_ID, onChange }: CouponProps) {
  const box = useRef<HTMLDivElement>(null)
  const isReplaced = useRef(false)
  useEffect(() => {
    if (isReplaced.current) box.current?.focus()
    isReplaced.current = false
  }, [coupon?.code])
  const show = async (reply: unknown) => {
    isReplaced.current = true
    await onChange(reply as Checkout)
  }
  return (
    <div ref={box} id={id} tabIndex={-1}>
      {coupon ? (
        <CouponChip id={id} coupon={coupon} texts={texts} onRemoved={show} />
      ) : (
        <CouponForm name={`${id}-form`} flash={flash} texts={texts} onDone={show} />
      )}
    </div>
  )
}

interface CouponFormProps {
  /** Prefix of the field's id. */
  name: string
  flash: FlashState | null
  texts: CouponTexts
  onDone: (reply: unknown) => Promise<void>
}

const load = async () => (await import('@/lib/checkout/forms')).couponForm

const CouponForm = ({ name, flash, texts, onDone }: CouponFormProps) => (
  <details className={styles.coupon} open={flash !== null} suppressHydrationWarning>
    <summary className={styles.title}>{texts.title}</summary>
    <EnhancedForm
      name={name}
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
  id: string
  coupon: NonNullable<CouponProps['coupon']>
  texts: CouponTexts
  onRemoved: (checkout: unknown) => Promise<void>
}

/** The applied coupon, its effect, and the reason if it no longer applies. */
function CouponChip({ id, coupon: { code, text, problem }, texts, onRemoved }: CouponChipProps) {
  const [isBusy, setBusy] = useState(false)
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const { method, path } = CHECKOUT_ROUTES.removeCoupon
    setBusy(true)
    try {
      await onRemoved(await enqueueChange(() => sendCall(method, path)))
    } catch (error) {
      // The plain form leads to the checkout, and reports the error there.
      if (form.closest('dialog') === null || isSignedOut(error)) return void submitNatively(form)
      setBusy(false)
      void toast('error', texts.form.failed)
    }
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
      <FieldNote id={`${id}-chip`} error={problem} />
    </>
  )
}

/** The store's explanation, separate from its rejection message, which is shown alone (spec §8). */
export function FormReason() {
  const { name, reason } = useFormView()
  return <FieldNote id={`${name}-reason`} hint={reason} />
}
