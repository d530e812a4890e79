'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { isPlainClick } from '@/lib/browser/open-links'
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
  /** Opens the step; null if it cannot be changed. */
  onEdit: (() => void) | null
  /** Whether it takes the focus: opened on this page, not by its URL. */
  isFocused: boolean
  /** Whether it is a preview of the next step: scrolled into view now, focused when it opens. */
  isComing: boolean
  children: ReactNode
}

/** A checkout step: complete and collapsed, open, or still to come. */
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

/** A preview of the next step in its final height, inert until the previous one is accepted. */
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

/** Placeholder for unknown shipping methods, as high as those of most countries. */
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
