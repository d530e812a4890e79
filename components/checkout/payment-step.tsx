'use client'

import type { ReactNode } from 'react'
import type { LineState } from '@/lib/cart/line-state'
import type { OrderChanges } from '@/lib/checkout/changes'
import { keepDraft } from '@/lib/checkout/keep-draft'
import { stepPath } from '@/lib/paths'
import { shownOf } from '@/lib/checkout/shown'
import type { Checkout } from '@/contract/entities/checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import { formatPrice } from '@/lib/format/price'
import { CaptchaField } from '../forms/captcha-field'
import { FormCheck } from '../forms/form-check'
import { FormChoices } from '../forms/form-choices'
import { EnhancedForm } from '../forms/enhanced-form'
import { LinkButton } from '../ui/link-button'
import { Note } from '../ui/note'
import { PaymentCard } from '../ui/payment-card'
import { fillText } from '@/lib/format/text-template'
import { CART_CHANGES_ID } from './cart-changes'
import { ChangesPanel } from './changes-panel'
import type { CheckoutContext } from './checkout-context'
import styles from './payment-step.module.scss'
import { Review } from './review'
import { StepButton } from './step-button'
import { useOrderKey } from './use-order-key'
import { useOrdering } from './use-ordering'

interface Props {
  checkout: Checkout
  /** What is to be told of its lines. */
  states: ReadonlyMap<number, LineState>
  answer: FlashState | null
  /** What is not as it was shown, where the order was sent without JavaScript. */
  kept: OrderChanges | null
  context: CheckoutContext
  /** The key of an order that is placed from this page. */
  orderKey: string
  /** What one agrees to, with links to read it. */
  agree: ReactNode
  /** This page with another picture, for those without a script. */
  captchaPage: string
}

const load = async () => (await import('@/lib/checkout/forms')).orderForm
const stay = () => {}

/** Kept as it is chosen; the order says it once more. */
const keepMethod = (paymentMethod: string) => void keepDraft({ paymentMethod }).catch(() => null)

/** How it is paid, all of it once more, and the button. */
export function PaymentStep({ checkout, states, answer, kept, context, orderKey, agree, captchaPage }: Props) {
  const {
    currency,
    payments,
    payOrigin,
    texts: { payment: texts },
  } = context
  const { cart, draft, totals } = checkout
  const isInTheWay = [...states.values()].some(({ problem }) => problem)
  const shown = shownOf(checkout)
  const shownText = JSON.stringify(shown)
  const key = useOrderKey(orderKey, shownText)
  const { changes, round, isSlow, send } = useOrdering({ order: { cart, shown, agree: true }, key, payOrigin, kept })

  if (payments.length === 0)
    return (
      <>
        <Note kind="bad" text={texts.none} />
        <div>
          <LinkButton kind="line" href={stepPath('payment')}>
            {texts.again}
          </LinkButton>
        </div>
      </>
    )
  const typed = answer?.values.paymentMethod || draft.paymentMethod
  return (
    <EnhancedForm
      name="order"
      action="/api/form/checkout/order"
      texts={texts.form}
      answer={answer}
      load={load}
      send={send}
      onDone={stay}
    >
      {changes && <ChangesPanel changes={changes} context={context} round={round} />}
      <input type="hidden" name="cart" value={cart} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="shown" value={shownText} />
      <FormChoices
        name="paymentMethod"
        onChoose={keepMethod}
        legend={texts.legend}
        isLegendHidden
        choices={payments.map(({ code, name }) => ({
          value: code,
          title: name,
          end: <PaymentCard method={code} isNamed />,
        }))}
        defaultValue={typed}
      />
      <Review checkout={checkout} context={context} />
      <FormCheck name="agree" label={agree} defaultChecked={answer?.values.agree === 'true'} required />
      <CaptchaField texts={texts.captcha} action="order" page={captchaPage} />
      {isInTheWay && (
        <p className={styles.changed}>
          <a href={`#${CART_CHANGES_ID}`}>{texts.changed}</a>
        </p>
      )}
      <div className={styles.foot}>
        <StepButton
          text={fillText(texts.submit, { total: formatPrice(totals.total, currency) })}
          busyText={texts.busy}
        />
        <p className={styles.next} role={isSlow ? 'status' : undefined}>
          {isSlow ? texts.slow : texts.next}
        </p>
      </div>
    </EnhancedForm>
  )
}
