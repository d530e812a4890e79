'use client'

import { useState } from 'react'
import { Button } from '../ui/button'
import type { CartContext } from './cart-context'
import styles from './clear-cart.module.scss'

/** Empties the cart after a question asked in place. */
export function ClearCart({ texts, onClear }: Pick<CartContext, 'texts'> & { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className={styles.ask} onClick={() => setAsking(true)}>
        {texts.clear}
      </button>
    )
  }
  return (
    <div className={styles.question} role="group" aria-label={texts.clear}>
      <p>{texts.clearQuestion}</p>
      <div className={styles.answers}>
        <Button size="small" onClick={onClear} autoFocus>
          {texts.clearYes}
        </Button>
        <Button size="small" kind="line" onClick={() => setAsking(false)}>
          {texts.clearNo}
        </Button>
      </div>
    </div>
  )
}
