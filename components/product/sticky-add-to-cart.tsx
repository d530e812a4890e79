'use client'

import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useIdle } from '@/lib/browser/use-idle'
import { Button } from '../ui/button'
import { FieldNote } from '../ui/field'
import styles from './sticky-add-to-cart.module.scss'
import type { AddToCartTexts } from './add-to-cart-texts'
import { AddToCartStatus } from './use-add-to-cart'
import { WaitingNote } from './waiting-note'

interface Props {
  formId: string
  productKey: string
  isSoldOut: boolean
  /** Total for the quantity. */
  price: string
  /** The chosen size, or the request to choose one; empty for products without sizes. */
  choice: string
  /** Error of the quantity field. */
  warning: string
  texts: AddToCartTexts
  /** The quantity field. */
  children: ReactNode
}

/** Whether the element of the ref is outside the viewport. */
function useIsOffScreen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOffScreen, setOffScreen] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setOffScreen(entry !== undefined && !entry.isIntersecting))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isOffScreen] as const
}

/** Characters that the button has room for in one line; a longer price is only above it. */
const MAX_LABEL_CHARACTERS = 20

/** The add-to-cart button; below 1024 px a sticky bar repeats it while it is off screen. */
export function StickyAddToCart({ formId, productKey, isSoldOut, price, choice, warning, texts, children }: Props) {
  const [row, isOffScreen] = useIsOffScreen()
  const { isBusy, failure: submitFailure } = useContext(AddToCartStatus)
  const failure = warning || submitFailure
  const isIdle = useIdle()
  const waitingNote = (isRepeated: boolean) =>
    isIdle && <WaitingNote productKey={productKey} isRepeated={isRepeated} texts={texts} />
  const label = isSoldOut ? texts.soldOut : isBusy ? texts.adding : texts.add
  const button = { type: 'submit', kind: 'buy', isBusy, disabled: isSoldOut, form: formId } as const
  return (
    <>
      <div ref={row} className={styles.row}>
        {children}
        <Button {...button} isWide>
          {label}
          {!isSoldOut && texts.add.length + price.length <= MAX_LABEL_CHARACTERS && (
            <span className={styles.price}>{price}</span>
          )}
        </Button>
        <div className={styles.failure}>
          <FieldNote id={`${formId}-failure`} error={failure} />
          {waitingNote(false)}
        </div>
      </div>
      {isOffScreen && !isSoldOut && (
        <div className={styles.bar}>
          {waitingNote(true)}
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
