'use client'

import { useEffect, type ReactNode } from 'react'
import { groupLines } from '@/lib/cart/cart'
import { lineStates } from '@/lib/cart/line-state'
import { checkoutAsShown } from '@/lib/checkout/as-shown'
import type { OrderChanges } from '@/lib/checkout/changes'
import { openStep, standingOf } from '@/lib/checkout/open-step'
import { showCheckout, useCheckout } from '@/lib/checkout/use-checkout'
import { neverFromMemory } from '@/lib/browser/never-from-memory'
import type { Checkout } from '@/lib/contract/entities/checkout'
import { CHECKOUT_STEPS } from '@/lib/contract/entities/checkout-fields'
import type { FormAnswer } from '@/lib/forms/answer'
import { AddressStep } from './address-step'
import { CartChanges } from './cart-changes'
import type { CheckoutContext } from './checkout-context'
import styles from './checkout-view.module.scss'
import { ContactStep } from './contact-step'
import { DeliveryStep } from './delivery-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { ShortStep } from './short-step'
import { Step } from './step'
import { useOpenStep } from './use-open-step'

interface Props {
  first: Checkout
  context: CheckoutContext
  /** What became of the open step and of the coupon when they were sent without JavaScript. */
  answers: { step: FormAnswer | null; changes: OrderChanges | null; coupon: FormAnswer | null }
  orderKey: string
  /** What one agrees to, with links to read it. */
  agree: ReactNode
  /** This page with another picture for the captcha, for those without a script. */
  captchaPage: string
}

/** The checkout: four steps, one of them open, and what is ordered beside them. */
export function CheckoutView({ first, context: given, answers, orderKey, agree, captchaPage }: Props) {
  const { checkout, currency } = checkoutAsShown(useCheckout(first), given.currency)
  const context = { ...given, currency }
  // A customer's mails go to the address of the account.
  const reached = checkout.isGuest || checkout.step !== 'contact' ? checkout.step : 'address'
  const { open, wasMoved, move } = useOpenStep(reached)
  useEffect(neverFromMemory, [])

  const { texts } = context
  const answer = wasMoved ? null : answers.step
  const goOn = (after: Checkout) => {
    void showCheckout(after)
    move(openStep(null, after.step))
  }
  const list = groupLines(checkout.lines)
  const states = lineStates(list)
  const parts = { checkout, answer, context, onDone: goOn }
  const steps = {
    contact: <ContactStep {...parts} texts={texts.contact} />,
    address: <AddressStep {...parts} />,
    delivery: <DeliveryStep {...parts} />,
    payment: (
      <PaymentStep
        {...parts}
        states={states}
        kept={wasMoved ? null : answers.changes}
        orderKey={orderKey}
        agree={agree}
        captchaPage={captchaPage}
      />
    ),
  }
  return (
    <div className={styles.columns}>
      <OrderSummary checkout={checkout} list={list} states={states} context={context} answer={answers.coupon} />
      <div>
        <h1 className={styles.title}>{texts.title}</h1>
        <CartChanges list={list} states={states} context={context} />
        {CHECKOUT_STEPS.map((step, at) => {
          const standing = standingOf(step, open, reached)
          return (
            <Step
              key={step}
              step={step}
              number={at + 1}
              standing={standing}
              title={texts.steps[step]}
              texts={texts}
              onEdit={step === 'contact' && !checkout.isGuest ? null : () => move(step)}
              isFocused={wasMoved}
            >
              {standing === 'open' ? (
                steps[step]
              ) : (
                <ShortStep step={step} isDone={standing === 'done'} checkout={checkout} context={context} />
              )}
            </Step>
          )
        })}
      </div>
    </div>
  )
}
