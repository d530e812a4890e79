'use client'

import type { MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button'

interface Props extends ButtonLook {
  /** The current page: without JavaScript it is reloaded with everything collapsed. */
  href: string
  children: string
}

/** Closes the details element that contains it, and focuses its summary. */
export function CollapseLink({ href, children, ...buttonProps }: Props) {
  function collapse(event: MouseEvent<HTMLAnchorElement>) {
    const details = event.currentTarget.closest('details')
    if (!details || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    details.open = false
    details.querySelector('summary')?.focus()
  }
  return (
    <a className={buttonClass(buttonProps)} href={href} onClick={collapse}>
      {children}
    </a>
  )
}
