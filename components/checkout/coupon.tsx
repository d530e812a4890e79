'use client'

import { COUPON_ID, couponForm, refusedCoupon } from '@/lib/checkout/coupon-form'
import { sendInCheckout } from '@/lib/checkout/send-in-checkout'
import { showCheckout } from '@/lib/checkout/use-checkout'
import type { Checkout } from '@/lib/contract/entities/checkout'
import { LIMITS } from '@/lib/contract/limits'
import type { FormAnswer } from '@/lib/forms/answer'
import { FormButton } from '../forms/form-button'
import { FormField } from '../forms/form-field'
import { ShopForm } from '../forms/shop-form'
import type { CheckoutTexts } from './checkout-texts'
import styles from './coupon.module.scss'
import { CouponChip } from './coupon-chip'

interface Props {
  coupon: Checkout['coupon']
  answer: FormAnswer | null
  texts: CheckoutTexts['summary']['coupon']
}

const load = async () => couponForm
const send = sendInCheckout((_, outcome) => refusedCoupon(outcome))
const show = async (reply: unknown) => void (await showCheckout(reply as Checkout))

/** The coupon on the cart, or the form of one. */
export function Coupon({ coupon, answer, texts }: Props) {
  if (coupon) return <CouponChip coupon={coupon} texts={texts} />
  return (
    <details className={styles.coupon} id={COUPON_ID} open={answer !== null} suppressHydrationWarning>
      <summary className={styles.title}>{texts.title}</summary>
      <ShopForm
        name="coupon-form"
        action="/api/form/checkout/coupon"
        texts={texts.form}
        answer={answer}
        load={load}
        send={send}
        onDone={show}
      >
        <div className={styles.row}>
          <FormField
            name="coupon"
            label={texts.label}
            defaultValue={answer?.values.coupon}
            maxLength={LIMITS.couponCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <FormButton kind="line" text={texts.apply} busyText={texts.busy} />
        </div>
      </ShopForm>
    </details>
  )
}
