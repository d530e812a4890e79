'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { CheckoutStep } from '@/contract/entities/checkout-fields'
import { stepId, stepPath } from '@/lib/paths'
import { Icon } from '../ui/icon'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './step.module.scss'

interface Props {
  step: CheckoutStep
  number: number
  standing: 'done' | 'open' | 'next'
  title: string
  texts: { edit: string; done: string }
  /** Opens it in the browser; null for one that cannot be changed. */
  onEdit: (() => void) | null
  /** Whether it takes the focus: it was opened on this page. */
  isFocused: boolean
  /** Whether it is seen already, but not yet open: it is scrolled to, and takes the focus when it opens. */
  isComing: boolean
  children: ReactNode
}

const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey)

/** A step of the checkout: done and folded, open, or still to come. */
export function Step({ step, number, standing, title, texts, onEdit, isFocused, isComing, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = standing === 'open'
  useEffect(() => {
    if (!isOpen || !(isFocused || isComing)) return
    if (!isComing) heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isFocused, isComing, isOpen])
  const id = stepId(step)
  return (
    <section
      id={id}
      className={`${styles.step} ${styles[standing]}`}
      aria-labelledby={`${id}-title`}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {standing === 'done' ? <Icon name="check" size="medium" /> : number}
        </span>
        <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
          {standing === 'done' && <VisuallyHidden>, {texts.done}</VisuallyHidden>}
        </h2>
        {standing === 'done' && onEdit && (
          <a
            className={styles.edit}
            href={`${stepPath(step)}#${id}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onEdit()
            }}
          >
            {texts.edit}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </a>
        )}
      </div>
      <div className={isOpen ? styles.body : styles.short}>{children}</div>
    </section>
  )
}

/** A step in its final height that waits for the one before to be taken: seen, and out of reach. */
export const ComingStep = ({ waiting, children }: { waiting: string; children: ReactNode }) => (
  <div aria-busy="true">
    <div role="status">
      <VisuallyHidden>{waiting}</VisuallyHidden>
    </div>
    <div className={styles.coming} inert>
      {children}
    </div>
  </div>
)

/** Ways of delivery that are not known yet: as high as most countries have them. */
export const ComingDelivery = () => (
  <div className={styles.delivery}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)
