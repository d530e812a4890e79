'use client'

import type { FormEvent } from 'react'
import type { CartLine } from '@/lib/cart/cart'
import type { LineState } from '@/lib/cart/line-state'
import { sendPlain } from '@/lib/checkout/send-plain'
import { Icon } from '../ui/icon'
import { LineNotes } from '../ui/line-notes'
import styles from './cart-changes.module.scss'
import type { CheckoutContext } from './checkout-context'
import { lineTitle } from './line-title'

interface Props {
  list: CartLine[]
  states: ReadonlyMap<number, LineState>
  context: CheckoutContext
}

/** After everything that is being kept. */
const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  void sendPlain(event.currentTarget)
}

/** Where it stands. */
export const CART_CHANGES_ID = 'cart-changes'

/** The lines that are not as they were put into the cart, before every step: with a way out where one is needed. */
export function CartChanges({ list, states, context: { currency, texts } }: Props) {
  if (states.size === 0) return null
  const isInTheWay = [...states.values()].some(({ problem }) => problem)
  return (
    <section className={styles.panel} id={CART_CHANGES_ID} aria-labelledby="cart-changes-title">
      <h2 className={styles.title} id="cart-changes-title">
        <Icon name="notice" size="medium" />
        {texts.cart.title}
      </h2>
      {isInTheWay && <p>{texts.cart.help}</p>}
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
