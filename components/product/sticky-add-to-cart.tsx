'use client'

import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/button'
import { FieldNote } from '../ui/field'
import styles from './sticky-add-to-cart.module.scss'
import type { AddToCartTexts } from './add-to-cart-texts'
import { AddToCartStatus } from './use-add-to-cart'

interface Props {
  formId: string
  isSoldOut: boolean
  /** What is to be paid for all pieces. */
  price: string
  /** What is chosen, or that something has to be; empty where there is nothing to choose. */
  choice: string
  /** What is wrong with the quantity. */
  warning: string
  texts: AddToCartTexts
  /** The quantity. */
  children: ReactNode
}

/** Whether an element is out of sight. */
function useIsAway() {
  const ref = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry !== undefined && !entry.isIntersecting))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isAway] as const
}

/** The button towards the cart; below 1024 px another one is docked while it is out of sight. */
export function StickyAddToCart({ formId, isSoldOut, price, choice, warning, texts, children }: Props) {
  const [place, isAway] = useIsAway()
  const { isBusy, failure: refusal } = useContext(AddToCartStatus)
  const failure = warning || refusal
  const label = isSoldOut ? texts.soldOut : isBusy ? texts.adding : texts.add
  const button = { type: 'submit', kind: 'buy', isBusy, disabled: isSoldOut, form: formId } as const
  return (
    <>
      <div ref={place} className={styles.row}>
        {children}
        <Button {...button} isWide>
          {label}
          {!isSoldOut && <span className={styles.price}>{price}</span>}
        </Button>
        <div className={styles.failure}>
          <FieldNote id={`${formId}-failure`} error={failure} />
        </div>
      </div>
      {isAway && !isSoldOut && (
        <div className={styles.bar}>
          <div>
            <p className={styles.barPrice}>{price}</p>
            <p className={failure ? styles.barFailure : styles.barSize}>{failure || choice}</p>
          </div>
          <Button {...button} isWide>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
