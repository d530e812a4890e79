'use client'

import { useCallback } from 'react'
import { lineStates } from '@/lib/cart/line-state'
import { useCart } from '@/lib/cart/use-cart'
import { Button } from '../ui/button'
import { LineNotes } from '../ui/line-notes'
import { dock } from '../ui/toast-dock'
import { toast } from '../ui/toast'
import type { CartContext } from './cart-context'
import { contextOf } from './context-of'
import { CartEmpty } from './cart-empty'
import { CartLine } from './cart-line'
import styles from './cart-panel.module.scss'
import { CheckoutLink } from './checkout-link'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { ClearCart } from './clear-cart'
import { lineName } from './line-name'
import { LineQuantity } from './line-quantity'
import { LineRemove } from './line-remove'
import { LostLines } from './lost-lines'
import { useLineErrors } from './use-line-errors'

/** The drawer's inside: lines and sums, or why there are none. */
export function CartPanel({ context: given }: { context: CartContext }) {
  const { cart, error, busyLines, setQuantity, remove, clear, reload } = useCart()
  const { texts } = given

  const { attempt, warn, forget, errorOf, ofOthers } = useLineErrors(texts.failed)
  const tell = (failure: unknown) => void toast('error', (failure instanceof Error && failure.message) || texts.failed)
  /** A drawer that is opened again tells nothing of the time before. */
  const forgetWhenClosed = useCallback(
    (element: HTMLElement | null) => {
      const drawer = element?.closest('dialog')
      drawer?.addEventListener('close', forget)
      return () => drawer?.removeEventListener('close', forget)
    },
    [forget],
  )

  if (!cart && error) {
    return (
      <div className={styles.message} role="alert">
        <p>{texts.loadError}</p>
        <Button kind="line" onClick={reload}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  if (!cart) return <CartSkeleton />
  const lost = ofOthers(cart.list)
  if (cart.list.length === 0) {
    return (
      <div ref={forgetWhenClosed} className={styles.body}>
        <LostLines lines={lost} />
        <CartEmpty texts={texts} />
      </div>
    )
  }
  const states = lineStates(cart.list)

  const context = contextOf(given, cart)
  return (
    <div ref={forgetWhenClosed} className={styles.panel}>
      <div className={styles.body}>
        <LostLines lines={lost} />
        <ul>
          {cart.list.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              context={context}
              isBusy={busyLines.has(line.id)}
              error={errorOf(line)}
              quantity={
                <LineQuantity
                  line={line}
                  texts={texts.stepper}
                  describedBy={errorOf(line)?.id}
                  onChoose={(quantity) => attempt(line, () => setQuantity(line.id, quantity))}
                  onEmpty={() => warn(line, texts.quantityEmpty)}
                />
              }
              notes={
                <LineNotes
                  line={line}
                  name={lineName(line)}
                  state={states.get(line.id)}
                  texts={texts.notes}
                  currency={context.currency}
                  live={{
                    onTake: (quantity) => attempt(line, () => setQuantity(line.id, quantity)),
                    onRemove: () => attempt(line, () => remove(line.id)),
                  }}
                />
              }
              remove={
                <LineRemove line={line} template={texts.remove} onRemove={() => attempt(line, () => remove(line.id))} />
              }
            />
          ))}
        </ul>
        <ClearCart texts={texts} onClear={() => clear().catch(tell)} />
      </div>
      <div ref={dock} className={styles.foot}>
        <CartSummary cart={cart} context={context} isBusy={busyLines.size > 0} />
        <CheckoutLink text={texts.checkout} />
      </div>
    </div>
  )
}
