'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from '../ui/link'
import type { CartLine } from '@/lib/cart/cart'
import { type LineState, lineTitle } from '@/lib/cart/cart-line'
import { submitNatively } from '@/lib/checkout/change-queue'
import type { OrderChanges } from '@/lib/checkout/forms'
import { formatPrice } from '@/lib/format/price'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { CHANGED_ID } from '@/lib/paths'
import { Icon } from '../ui/icon'
import { LineNotes } from '../ui/line-notes'
import styles from './cart-changes.module.scss'
import type { CheckoutContext } from './checkout-context'

interface CartChangesProps {
  list: CartLine[]
  states: ReadonlyMap<number, LineState>
  context: CheckoutContext
}

/** Submits natively, after all queued saves. */
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  void submitNatively(event.currentTarget)
}

/** Link target of the payment step. */
export const CART_CHANGES_ID = 'cart-changes'

/** Lines whose price or stock has changed, above the steps, with actions to resolve them. */
export function CartChanges({ list, states, context: { currency, texts } }: CartChangesProps) {
  if (states.size === 0) return null
  const isBlocking = [...states.values()].some(({ problem }) => problem)
  return (
    <section className={styles.panel} id={CART_CHANGES_ID} aria-labelledby="cart-changes-title">
      <h2 className={styles.title} id="cart-changes-title">
        <Icon name="notice" size="medium" />
        {texts.cart.title}
      </h2>
      {isBlocking && <p>{texts.cart.help}</p>}
      <ul className={styles.list}>
        {list
          .filter(({ id }) => states.has(id))
          .map((line) => (
            <li key={line.id}>
              <p className={styles.name}>{lineTitle(line, texts.summary.size)}</p>
              <LineNotes
                line={line}
                name={lineTitle(line, texts.summary.size)}
                state={states.get(line.id)}
                texts={texts.lineNotes}
                currency={currency}
                back="checkout"
                onSubmit={send}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

interface ChangesPanelProps {
  changes: OrderChanges
  context: CheckoutContext
  /** Number of rejected attempts: each moves the focus here. */
  round: number
}

/** The changes since the order was sent. Submitting again accepts them. */
export function ChangesPanel({ changes: { changes, short }, context, round }: ChangesPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) panel.current?.focus()
  }, [round])
  const {
    texts: { changes: texts },
  } = context
  return (
    <div ref={panel} id={CHANGED_ID} className={styles.changed} role="alert" tabIndex={-1}>
      <h3 className={styles.changedTitle}>
        <Icon name="notice" size="medium" />
        {texts.title}
      </h3>
      <ul className={styles.changedList}>
        {short.map((line) => (
          <li key={`short-${line.id}`}>{shortageText(line, context)}</li>
        ))}
        {changes.map((change, at) => (
          <li key={at}>{changeText(change, context)}</li>
        ))}
      </ul>
      {short.length > 0 ? (
        <p>
          {texts.shortHelp}{' '}
          <Link className={styles.link} href="/cart">
            {texts.cart}
          </Link>
        </p>
      ) : (
        <p>{texts.accept}</p>
      )}
    </div>
  )
}

type Change = OrderChanges['changes'][number]
type StockShortage = OrderChanges['short'][number]

/** The text of a changed price, sum or line. */
export function changeText(
  { kind, name, before, now }: Change,
  { texts: { changes: texts }, currency }: CheckoutContext,
) {
  const prices = { name, before: formatPrice(before ?? 0, currency), now: formatPrice(now ?? 0, currency) }
  if (kind !== 'line') return fillText(texts[kind], prices)
  if (now === null) return texts.goneLine
  return fillText(before === null ? texts.added : texts.line, prices)
}

/** The text of a line with too little stock. */
export function shortageText(
  { name, size, available }: StockShortage,
  { texts: { changes: texts, locale } }: CheckoutContext,
) {
  const nameWithSize = size ? fillText(texts.sized, { name, size }) : name
  return fillText(available === 0 ? texts.soldOut : pickPlural(texts.short, available, locale), { name: nameWithSize })
}
