'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ADDRESS_FORM_ID } from '@/lib/account/address-page'
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser'
import styles from './form-section.module.scss'

/** Takes the focus when a link of the shop led to it: the page around it stayed. */
export function FormSection({ titleId, children }: { titleId: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const [isFollowed] = useState(useIsInBrowser())
  useEffect(() => {
    if (isFollowed) section.current?.focus({ preventScroll: true })
  }, [isFollowed])
  return (
    <section ref={section} id={ADDRESS_FORM_ID} className={styles.section} tabIndex={-1} aria-labelledby={titleId}>
      {children}
    </section>
  )
}
