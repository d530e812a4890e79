'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { leaveFilters } from './filter-memory'
import { FILTER_FORM, RESULT_COUNT } from './filter-names'

interface Props {
  href: string
  className?: string
  /** Its name, where the words in it say too little. */
  label?: string
  children: ReactNode
}

/** Leads to the same list with less chosen. It goes with that: the focus moves to how many products there are now. */
export function ChipLink({ href, className, label, children }: Props) {
  const onNavigate = () => {
    const form = document.getElementById(FILTER_FORM)
    if (form) leaveFilters(form, RESULT_COUNT)
  }
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      rel="nofollow"
      className={className}
      aria-label={label}
      onNavigate={onNavigate}
    >
      {children}
    </Link>
  )
}
