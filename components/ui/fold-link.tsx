'use client'

import type { MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button'

interface Props extends ButtonLook {
  /** The page that it stands on: without JavaScript the page is loaded with everything folded. */
  href: string
  children: string
}

/** Folds the details element that it stands in, and focuses what opens it. */
export function FoldLink({ href, children, ...look }: Props) {
  function fold(event: MouseEvent<HTMLAnchorElement>) {
    const details = event.currentTarget.closest('details')
    if (!details || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    details.open = false
    details.querySelector('summary')?.focus()
  }
  return (
    <a className={buttonClass(look)} href={href} onClick={fold}>
      {children}
    </a>
  )
}
