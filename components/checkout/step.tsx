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
  status: 'done' | 'open' | 'next'
  title: string
  texts: { edit: string; done: string }
  /** Opens the step; null if it cannot be changed. */
  onEdit: (() => void) | null
  /** Whether it takes the focus: opened on this page, not by its URL. */
  isFocused: boolean
  /** Whether it is a preview of the next step: scrolled into view now, focused when it opens. */
  isPreview: boolean
  children: ReactNode
}

/** A checkout step: complete and collapsed, open, or upcoming. */
export function Step({ step, number, status, title, texts, onEdit, isFocused, isPreview, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = status === 'open'
  useEffect(() => {
    if (!isOpen || !(isFocused || isPreview)) return
    if (!isPreview) heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isFocused, isPreview, isOpen])
  const id = stepId(step)
  return (
    <section
      id={id}
      className={`${styles.step} ${styles[status]}`}
      aria-labelledby={`${id}-title`}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {status === 'done' ? <Icon name="check" size="medium" /> : number}
        </span>
        <h2 ref={heading} id={`${id}-title`} className={styles.title} tabIndex={-1}>
          {title}
          {status === 'done' && <VisuallyHidden>, {texts.done}</VisuallyHidden>}
        </h2>
        {status === 'done' && onEdit && (
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
export const StepPreview = ({ statusText, children }: { statusText: string; children: ReactNode }) => (
  <div aria-busy="true">
    <div role="status">
      <VisuallyHidden>{statusText}</VisuallyHidden>
    </div>
    <div className={styles.coming} inert>
      {children}
    </div>
  </div>
)

/** Placeholder for unknown shipping methods, as high as those of most countries. */
export const DeliverySkeleton = () => (
  <div className={styles.delivery}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)
