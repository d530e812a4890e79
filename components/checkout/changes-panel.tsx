'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { OrderChanges } from '@/lib/checkout/changes'
import { CHANGED_ID } from '@/lib/paths'
import { Icon } from '../ui/icon'
import { changeText, shortText } from './change-texts'
import styles from './changes-panel.module.scss'
import type { CheckoutContext } from './checkout-context'

interface Props {
  changes: OrderChanges
  context: CheckoutContext
  /** Counts the orders that came back: each takes the focus here. */
  round: number
}

/** What is not as it was when the order was sent. The ordinary button accepts it. */
export function ChangesPanel({ changes: { changes, short }, context, round }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) panel.current?.focus()
  }, [round])
  const {
    texts: { changes: texts },
  } = context
  return (
    <div ref={panel} id={CHANGED_ID} className={styles.panel} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>
        <Icon name="notice" size="medium" />
        {texts.title}
      </h3>
      <ul className={styles.list}>
        {short.map((line) => (
          <li key={`short-${line.id}`}>{shortText(line, context)}</li>
        ))}
        {changes.map((change, at) => (
          <li key={at}>{changeText(change, context)}</li>
        ))}
      </ul>
      {short.length > 0 ? (
        <p>
          {texts.shortHelp}{' '}
          <Link className={styles.link} href="/cart" prefetch={false}>
            {texts.cart}
          </Link>
        </p>
      ) : (
        <p>{texts.accept}</p>
      )}
    </div>
  )
}
