'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { Checkout, NewOrder } from '@/contract/entities/checkout'
import { isSignedOut } from '@/lib/browser/call-error'
import type { LineState } from '@/lib/cart/cart-line'
import { submitNatively } from '@/lib/checkout/change-queue'
import type { OrderChanges } from '@/lib/checkout/forms'
import { navigateToOrder, orderFromBrowser } from '@/lib/checkout/order-from-browser'
import { isResultUnknown, orderRefusal } from '@/lib/checkout/place-order'
import { shownAmounts } from '@/lib/checkout/shown-amounts'
import { autosaveDraft, reloadCheckout } from '@/lib/checkout/use-checkout'
import { formatPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import type { FlashState } from '@/lib/forms/flash-state'
import type { SendForm } from '@/lib/forms/send-from-browser'
import { CART_PATH, stepPath } from '@/lib/paths'
import { CaptchaField } from '../forms/captcha-field'
import { EnhancedForm } from '../forms/enhanced-form'
import { FormCheck } from '../forms/form-check'
import { LinkButton } from '../ui/link-button'
import { Note } from '../ui/note'
import { PaymentCard } from '../ui/payment-card'
import { CART_CHANGES_ID, ChangesPanel } from './cart-changes'
import type { CheckoutContext } from './checkout-context'
import styles from './payment-step.module.scss'
import { FormChoices, StepButton } from './step-fields'

interface Props {
  checkout: Checkout
  /** Notes on its lines. */
  states: ReadonlyMap<number, LineState>
  flash: FlashState | null
  /** Changes since the order was shown, after a submit without JavaScript. */
  initialChanges: OrderChanges | null
  context: CheckoutContext
  /** Idempotency key of the order. */
  orderKey: string
  /** The terms to accept, with links. */
  agree: ReactNode
  /** This page with a new captcha image, for use without JavaScript. */
  captchaPage: string
}

const load = async () => (await import('@/lib/checkout/forms')).orderForm
const noop = () => {}

/** Saved when chosen; the order sends it again. */
const saveMethod = (paymentMethod: string) => void autosaveDraft({ paymentMethod }).catch(() => null)

/** Payment method, terms, captcha and the order button. */
export function PaymentStep({ checkout, states, flash, initialChanges, context, orderKey, agree, captchaPage }: Props) {
  const {
    currency,
    payments,
    payOrigin,
    texts: { payment: texts },
  } = context
  const { cart, draft, totals } = checkout
  const isBlocking = [...states.values()].some(({ problem }) => problem)
  const shown = shownAmounts(checkout)
  const shownText = JSON.stringify(shown)
  const key = useOrderKey(orderKey, shownText)
  const { changes, round, isSlow, send } = useOrderSubmission({
    order: { cart, shown, agree: true },
    key,
    payOrigin,
    initialChanges,
  })

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
  // A single payment method needs no choice.
  const [singleMethod] = payments.length === 1 ? payments : []
  const chosen = flash?.values.paymentMethod || draft.paymentMethod || singleMethod?.code
  return (
    <EnhancedForm
      name="order"
      action="/api/form/checkout/order"
      texts={texts.form}
      flash={flash}
      load={load}
      send={send}
      onDone={noop}
    >
      {changes && <ChangesPanel changes={changes} context={context} round={round} />}
      <input type="hidden" name="cart" value={cart} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="shown" value={shownText} />
      <FormChoices
        name="paymentMethod"
        onChoose={saveMethod}
        legend={texts.legend}
        isLegendHidden
        choices={payments.map(({ code, name }) => ({
          value: code,
          title: name,
          end: <PaymentCard method={code} isDecorative />,
        }))}
        defaultValue={chosen}
      />
      <FormCheck name="agree" label={agree} defaultChecked={flash?.values.agree === 'true'} required />
      <CaptchaField texts={texts.captcha} action="order" page={captchaPage} />
      {isBlocking && (
        <p className={styles.changed}>
          <a href={`#${CART_CHANGES_ID}`}>{texts.changed}</a>
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.next} role={isSlow ? 'status' : undefined}>
          {isSlow ? texts.slow : texts.next}
        </p>
        <StepButton
          text={fillText(texts.submit, { total: formatPrice(totals.total, currency) })}
          busyText={texts.busy}
        />
      </div>
    </EnhancedForm>
  )
}

interface OrderSubmission {
  order: NewOrder
  key: string
  payOrigin: string
  /** Changes in the HTML. */
  initialChanges: OrderChanges | null
}

const leaveForCart = () => {
  location.assign(CART_PATH)
  return new Promise<never>(() => {})
}

/** Sends the order from the browser, and shows changed prices or stock. */
export function useOrderSubmission({ order, key, payOrigin, initialChanges }: OrderSubmission) {
  const [shownChanges, setShownChanges] = useState({ changes: initialChanges, round: 0 })
  const [isSlow, setSlow] = useState(false)
  // The result of the last try is unknown: retry the same order, even if the page has changed since.
  const unresolvedOrder = useRef<Pick<OrderSubmission, 'order' | 'key'> | null>(null)

  const send: SendForm = async (form, typed, element) => {
    setShownChanges(({ round }) => ({ changes: null, round }))
    const sent = unresolvedOrder.current ?? { order, key }
    const orderRequest = { ...sent, paymentMethod: typed.paymentMethod ?? '', precedingCalls: form.calls(typed) }
    const response = await orderFromBrowser(orderRequest, () => setSlow(true)).catch((error: unknown) => {
      if (isSignedOut(error)) return submitNatively(element)
      throw error
    })
    if ('number' in response) return navigateToOrder(response, payOrigin)
    setSlow(false)
    const result = orderRefusal(response, typed)
    // A rejection before the order does not show the result of the previous attempt.
    if (!response.isBeforeOrder) unresolvedOrder.current = isResultUnknown(response.refusal) ? sent : null
    if (unresolvedOrder.current && result.kind === 'refused') return { ...result.outcome, reply: null }
    if (result.kind === 'empty') return leaveForCart()
    await reloadCheckout()
    if (result.kind === 'refused') return { ...result.outcome, reply: null }
    const { readChanges } = await import('@/lib/checkout/forms')
    setShownChanges(({ round }) => ({ changes: readChanges(result.changes), round: round + 1 }))
    return { ...result.outcome, reply: null }
  }
  return { ...shownChanges, isSlow, send }
}

/**
 * The idempotency key: constant for one order, new when the order changes.
 * @param first the key in the HTML, sent without JavaScript
 * @param shown the serialized amounts of the order
 */
export function useOrderKey(first: string, shown: string): string {
  const [last, setLast] = useState({ shown, round: 0 })
  if (last.shown !== shown) setLast({ shown, round: last.round + 1 })
  return last.round === 0 ? first : `${first}-${last.round}`
}
