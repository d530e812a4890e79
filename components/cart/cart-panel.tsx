'use client'

import { useCallback, useState } from 'react'
import type { CartLine as Line } from '@/lib/cart/cart'
import { lineName, lineStates } from '@/lib/cart/cart-line'
import { itemOf } from '@/lib/cart/restore-line'
import { useCart } from '@/lib/cart/use-cart'
import { Coupon } from '../forms/coupon-form'
import { Button } from '../ui/button'
import { LineNotes } from '../ui/line-notes'
import { Stepper } from '../ui/stepper'
import { toast, type ToastType } from '../ui/toast'
import { dock } from '../ui/toast-dock'
import type { CartContext } from './cart-context'
import { AddOnLine, CartLine, LineError, LineRemove } from './cart-line'
import styles from './cart-panel.module.scss'
import { CartSkeleton } from './cart-skeleton'
import { CartEmpty, CartAssurance, CartSummary, CheckoutLink, withCartCurrency } from './cart-summary'
import { RemovedLine } from './removed-line'
import { type Removed, useRemovedLines } from './use-removed-lines'

/** The content of the cart drawer: lines and totals, or an error or empty state. */
export function CartPanel({ context: initialContext }: { context: CartContext }) {
  const { cart, error, busyLines, setQuantity, clear, reload } = useCart()
  const { texts } = initialContext
  const { attempt, warn, reset, errorOf, removedLineErrors } = useLineErrors(texts.failed)
  const { rows, addOnsOf, remove, restore, isRestored, clearRemoved } = useRemovedLines(cart, (failure) =>
    messageOf(failure, texts.failed),
  )
  /** A reopened drawer shows no old errors, and offers no old line. */
  const resetOnClose = useCallback(
    (element: HTMLElement | null) => {
      const drawer = element?.closest('dialog')
      const onClose = () => {
        reset()
        clearRemoved()
      }
      drawer?.addEventListener('close', onClose)
      return () => drawer?.removeEventListener('close', onClose)
    },
    [reset, clearRemoved],
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
  const isEmpty = cart.list.length === 0
  const states = lineStates(cart.list)
  const context = withCartCurrency(initialContext, cart)
  const removedRow = (removed: Removed) => (
    <RemovedLine
      key={`removed-${removed.line.id}`}
      removed={removed}
      texts={texts}
      onUndo={() => void restore(removed)}
    />
  )
  const addOnRow = (parent: Line, addOn: Line) => {
    const canUndo = !lineStates([addOn]).get(addOn.id)?.problem && itemOf(addOn) !== null
    const onRemove = () => attempt(addOn, () => remove(addOn, canUndo, parent))
    const autoFocus = isRestored(addOn, parent.id)
    return (
      <AddOnLine
        key={addOn.id}
        addOn={addOn}
        context={context}
        isBusy={busyLines.has(parent.id)}
        error={errorOf(addOn)}
        remove={<LineRemove line={addOn} template={texts.remove} onRemove={onRemove} autoFocus={autoFocus} />}
      />
    )
  }
  const onClear = async () => {
    clearRemoved()
    await clear().catch((failure) => void toast('error', messageOf(failure, texts.failed)))
  }
  return (
    <div ref={resetOnClose} className={isEmpty ? styles.emptied : styles.panel}>
      <div className={styles.body}>
        <RemovedLineErrors errors={removedLineErrors(cart.list)} />
        <ul>
          {rows.map(({ line, removed }) => {
            if (removed) return removedRow(removed)
            const state = states.get(line.id)
            const onRemove = () => attempt(line, () => remove(line, !state?.problem && itemOf(line) !== null))
            return (
              <CartLine
                key={line.id}
                line={line}
                context={context}
                isBusy={busyLines.has(line.id)}
                error={errorOf(line)}
                addOns={addOnsOf(line).map((row) => (row.removed ? removedRow(row.removed) : addOnRow(line, row.line)))}
                quantity={
                  <Stepper
                    value={line.quantity}
                    texts={texts.stepper}
                    subject={lineName(line)}
                    size="small"
                    describedBy={errorOf(line)?.id}
                    onChoose={(quantity) => attempt(line, () => setQuantity(line.id, quantity))}
                    onEmpty={() => warn(line, texts.quantityEmpty)}
                  />
                }
                notes={
                  <LineNotes
                    line={line}
                    name={lineName(line)}
                    state={state}
                    texts={texts.notes}
                    currency={context.currency}
                    live={{
                      onQuantityChange: (quantity) => attempt(line, () => setQuantity(line.id, quantity)),
                      onRemove,
                    }}
                  />
                }
                remove={
                  <LineRemove line={line} template={texts.remove} onRemove={onRemove} autoFocus={isRestored(line)} />
                }
              />
            )
          })}
        </ul>
        {isEmpty ? <CartEmpty texts={texts} /> : <ClearCart texts={texts} onClear={() => void onClear()} />}
      </div>
      {!isEmpty && (
        <div ref={dock} className={styles.foot}>
          {cart.coupon !== undefined && (
            <Coupon
              id="drawer-coupon"
              coupon={cart.coupon}
              flash={null}
              texts={texts.coupon}
              onChange={async () => reload()}
            />
          )}
          <CartSummary cart={cart} context={context} isBusy={busyLines.size > 0} />
          <CheckoutLink text={texts.checkout} />
          <CartAssurance text={texts.promise} />
        </div>
      )}
    </div>
  )
}

/** Empties the cart after an inline confirmation. */
function ClearCart({ texts, onClear }: Pick<CartContext, 'texts'> & { onClear: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  if (!isConfirming) {
    return (
      <button type="button" className={styles.ask} onClick={() => setConfirming(true)}>
        {texts.clear}
      </button>
    )
  }
  return (
    <div className={styles.question} role="group" aria-label={texts.clear}>
      <p>{texts.clearQuestion}</p>
      <div className={styles.confirmActions}>
        <Button size="small" onClick={onClear} autoFocus>
          {texts.clearYes}
        </Button>
        <Button size="small" kind="line" onClick={() => setConfirming(false)}>
          {texts.clearNo}
        </Button>
      </div>
    </div>
  )
}

/** Errors of lines that are no longer in the cart. */
const RemovedLineErrors = ({ errors }: { errors: { id: string; name: string; text: string }[] }) =>
  errors.length > 0 && (
    <ul className={styles.list}>
      {errors.map(({ id, name, text }) => (
        <li key={id}>
          <p className={styles.name}>{name}</p>
          <LineError id={id} text={text} />
        </li>
      ))}
    </ul>
  )

/** The store's own message (spec §8), else the fallback. */
const messageOf = (error: unknown, fallback: string) => (error instanceof Error && error.message) || fallback

const errorId = ({ id }: Line) => `drawer-line-${id}-error`

/** The last error of each line, by line id. The line is stored too: its name is needed after it was removed. */
function useLineErrors(failedText: string) {
  const [errors, setErrors] = useState<ReadonlyMap<number, { line: Line; text: string }>>(new Map())
  const reset = useCallback(() => setErrors(new Map()), [])

  const report = (line: Line, type: ToastType, text: string) => {
    setErrors((before) => new Map(before).set(line.id, { line, text }))
    void toast(type, text)
  }

  return {
    /** Runs an action on a line and reports its failure. */
    attempt: (line: Line, action: () => Promise<unknown>) => {
      reset()
      action().catch((error: unknown) => report(line, 'error', messageOf(error, failedText)))
    },
    warn: (line: Line, text: string) => report(line, 'warning', text),
    reset,
    errorOf: (line: Line) => {
      const error = errors.get(line.id)
      return error && { id: errorId(line), text: error.text }
    },
    removedLineErrors: (list: readonly Line[]) =>
      [...errors.values()]
        .filter(({ line }) => list.flatMap((one) => [one, ...one.children]).every(({ id }) => id !== line.id))
        .map(({ line, text }) => ({ id: errorId(line), name: lineName(line), text })),
  }
}
