'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'next/navigation'
import type { Checkout, CheckoutChange } from '@/contract/entities/checkout'
import { checkoutSteps, type CheckoutStep } from '@/contract/entities/checkout-fields'
import { reloadOnRestore } from '@/lib/browser/bfcache'
import { groupLines } from '@/lib/cart/cart'
import { lineStates } from '@/lib/cart/cart-line'
import type { OrderChanges } from '@/lib/checkout/forms'
import { checkoutAsShown } from '@/lib/checkout/shown-amounts'
import {
  applyOptimistically,
  openStep,
  ownStep,
  readStep,
  type SentStep,
  stepStatus,
  nextStep,
} from '@/lib/checkout/steps'
import { showCheckout, useCheckout } from '@/lib/checkout/use-checkout'
import type { FlashState } from '@/lib/forms/flash-state'
import { stepPath } from '@/lib/paths'
import { AddressStep } from './address-step'
import { CartChanges } from './cart-changes'
import type { CheckoutContext } from './checkout-context'
import styles from './checkout-view.module.scss'
import { ContactStep } from './contact-step'
import { DeliveryStep } from './delivery-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { CollapsedStep } from './collapsed-step'
import { DeliverySkeleton, StepPreview, Step } from './step'

interface Props {
  first: Checkout
  context: CheckoutContext
  /** Flash states of the open step and of the coupon form without JavaScript. */
  flashStates: { step: FlashState | null; changes: OrderChanges | null; coupon: FlashState | null }
  orderKey: string
  /** The terms to accept, with links. */
  agree: ReactNode
  /** This page with a new captcha image, for use without JavaScript. */
  captchaPage: string
}

/** The checkout: four steps (two for goods that are not sent), one of them open, beside the order summary. */
export function CheckoutView({ first, context: initialContext, flashStates, orderKey, agree, captchaPage }: Props) {
  const { checkout, currency } = checkoutAsShown(useCheckout(first), initialContext.currency)
  const context = { ...initialContext, currency }
  // Customers have no contact step: mails go to the account's email address.
  const steps = checkoutSteps(checkout.lines)
  const firstIncomplete = checkout.isGuest || checkout.step !== 'contact' ? checkout.step : (steps[1] ?? checkout.step)
  const { open, hasNavigated, goToStep } = useOpenStep(firstIncomplete, steps)
  useEffect(() => reloadOnRestore(), [])

  const { texts } = context
  const [sent, setSent] = useState<SentStep | null>(null)
  const flash = hasNavigated ? null : flashStates.step
  // Optimistic: the next step opens at once, so nothing moves on success; a rejection restores the view.
  const onSend = (step: CheckoutStep) => (change: CheckoutChange) => {
    setSent({ step, change })
    return () => setSent(null)
  }
  // The sent form stays hidden until the next step is open.
  if (sent && open !== sent.step) setSent(null)
  const showNext = (after: Checkout) => {
    const next = openStep(null, after.step)
    void showCheckout(after)
    if (next === open) setSent(null)
    goToStep(next)
  }
  const displayedCheckout = sent ? applyOptimistically(checkout, sent, context.book) : checkout
  // A single shipping method needs no choice.
  const [method, ...otherMethods] = checkout.methods
  const hasSingleMethod = method?.kind === 'delivery' && otherMethods.length === 0
  const stepsWithChoice = hasSingleMethod ? steps.filter((step) => step !== 'delivery') : steps
  const displayedStep = sent ? nextStep(sent, firstIncomplete, stepsWithChoice) : open
  const list = groupLines(checkout.lines)
  const states = lineStates(list)
  const renderForm = (step: CheckoutStep, stepCheckout: Checkout, isPreview = false) => {
    const formProps = { checkout: stepCheckout, flash, context, isPreview, onSend: onSend(step), onDone: showNext }
    if (step === 'contact') return <ContactStep {...formProps} texts={texts.contact} />
    if (step === 'address') return <AddressStep {...formProps} />
    if (step === 'delivery') return <DeliveryStep {...formProps} />
    return (
      <PaymentStep
        {...formProps}
        states={states}
        initialChanges={hasNavigated ? null : flashStates.changes}
        orderKey={orderKey}
        agree={agree}
        captchaPage={captchaPage}
      />
    )
  }
  const renderPreview = (step: CheckoutStep) => (
    <StepPreview statusText={texts.contact.form.sending}>
      {step === 'delivery' && displayedCheckout.methods.length === 0 ? (
        <DeliverySkeleton />
      ) : (
        renderForm(step, displayedCheckout, true)
      )}
    </StepPreview>
  )
  return (
    <div className={styles.columns}>
      <OrderSummary checkout={checkout} list={list} states={states} context={context} flash={flashStates.coupon} />
      <div>
        <h1 className={styles.title}>{texts.title}</h1>
        <CartChanges list={list} states={states} context={context} />
        {steps.map((step, at) => {
          const status = stepStatus(step, displayedStep, sent ? displayedStep : firstIncomplete)
          const hasForm = step === (sent?.step ?? open)
          return (
            <Step
              key={step}
              step={step}
              number={at + 1}
              status={status}
              title={texts.steps[step]}
              texts={texts}
              onEdit={sent || (step === 'contact' && !checkout.isGuest) ? null : () => goToStep(step)}
              isFocused={hasNavigated}
              isPreview={sent !== null}
            >
              {hasForm && (
                <div className={styles.form} hidden={sent !== null}>
                  {renderForm(step, checkout)}
                </div>
              )}
              {sent && status === 'open' && renderPreview(step)}
              {status !== 'open' && (
                <CollapsedStep step={step} isDone={status === 'done'} checkout={displayedCheckout} context={context} />
              )}
            </Step>
          )
        })}
      </div>
    </div>
  )
}

/**
 * The open step: the one in the URL, else the initial one. A step stays open while the shopper types, even if a saved
 * draft already completes it.
 * @param first the first incomplete step
 * @param steps those of the checkout
 */
export function useOpenStep(first: CheckoutStep, steps: readonly CheckoutStep[]) {
  const requested = ownStep(readStep(useSearchParams().get('step')), steps)
  const [initial] = useState(openStep(requested, first))
  const [hasNavigated, setNavigated] = useState(false)
  const open = openStep(requested ?? initial, first)

  /** Opens a step. The back button returns to the previous one. */
  const goToStep = (step: CheckoutStep) => {
    setNavigated(true)
    history.replaceState(null, '', stepPath(open))
    history.pushState(null, '', stepPath(step))
  }
  return { open, hasNavigated, goToStep }
}
