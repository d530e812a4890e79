'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { Checkout, NewOrder } from '@/contract/entities/checkout'
import { isSignedOut } from '@/lib/browser/call'
import type { LineState } from '@/lib/cart/cart-line'
import { autosaveDraft, reloadCheckout } from '@/lib/checkout/use-checkout'
import { sendPlain } from '@/lib/checkout/change-queue'
import type { OrderChanges } from '@/lib/checkout/forms'
import { leaveForOrder, orderFromBrowser } from '@/lib/checkout/order-from-browser'
import { isUnknown, orderRefusal } from '@/lib/checkout/place-order'
import { shownOf } from '@/lib/checkout/shown-amounts'
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
import { Review } from './review'
import { FormChoices, StepButton } from './step-fields'

interface Props {
  checkout: Checkout
  /** Notes on its lines. */
  states: ReadonlyMap<number, LineState>
  answer: FlashState | null
  /** What is not as it was shown, where the order was sent without JavaScript. */
  kept: OrderChanges | null
  context: CheckoutContext
  /** The key of an order that is placed from this page. */
  orderKey: string
  /** What one agrees to, with links to read it. */
  agree: ReactNode
  /** This page with another image, for those without a script. */
  captchaPage: string
}

const load = async () => (await import('@/lib/checkout/forms')).orderForm
const stay = () => {}

/** Kept as it is chosen; the order says it once more. */
const keepMethod = (paymentMethod: string) => void autosaveDraft({ paymentMethod }).catch(() => null)

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

/** Sends the order from the browser, and shows changed prices or stock. */
export function useOrdering({ order, key, payOrigin, kept }: Ordering) {
  const [told, setTold] = useState({ changes: kept, round: 0 })
  const [isSlow, setSlow] = useState(false)
  // The result of the last try is unknown: retry the same order, even if the page has changed since.
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
    const answer = orderRefusal(placing, typed)
    // What is refused before the order tells nothing of the one that was sent.
    if (!placing.isBefore) unknown.current = isUnknown(placing.refusal) ? sent : null
    if (unknown.current && answer.kind === 'refused') return { ...answer.outcome, reply: null }
    if (answer.kind === 'empty') return leaveForCart()
    await reloadCheckout()
    if (answer.kind === 'refused') return { ...answer.outcome, reply: null }
    const { readChanges } = await import('@/lib/checkout/forms')
    setTold(({ round }) => ({ changes: readChanges(answer.changes), round: round + 1 }))
    return { ...answer.outcome, reply: null }
  }
  return { ...told, isSlow, send }
}

/**
 * The key of the order on this page: the same however often it is sent, another one for another order.
 * @param first the page's own, which a form without a script sends
 * @param shown what the order says
 */
export function useOrderKey(first: string, shown: string): string {
  const [kept, setKept] = useState({ shown, round: 0 })
  if (kept.shown !== shown) setKept({ shown, round: kept.round + 1 })
  return kept.round === 0 ? first : `${first}-${kept.round}`
}
