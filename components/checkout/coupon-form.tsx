'use client'

import { sendCoupon } from '@/lib/checkout/send-later'
import { LIMITS } from '@/contract/limits'
import type { FlashState } from '@/lib/forms/flash-state'
import { FormButton } from '../forms/form-button'
import { FormField } from '../forms/form-field'
import { FormReason } from '../forms/form-reason'
import { EnhancedForm } from '../forms/enhanced-form'
import type { CheckoutTexts } from './checkout-texts'
import styles from './coupon-form.module.scss'

interface Props {
  answer: FlashState | null
  texts: CheckoutTexts['summary']['coupon']
  onDone: (reply: unknown) => Promise<void>
}

const load = async () => (await import('@/lib/checkout/forms')).couponForm

/** Folded until somebody has a coupon. */
export const CouponForm = ({ answer, texts, onDone }: Props) => (
  <details className={styles.coupon} open={answer !== null} suppressHydrationWarning>
    <summary className={styles.title}>{texts.title}</summary>
    <EnhancedForm
      name="coupon-form"
      action="/api/form/checkout/coupon"
      texts={texts.form}
      answer={answer}
      load={load}
      send={sendCoupon}
      onDone={onDone}
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
      <FormReason />
    </EnhancedForm>
  </details>
)
