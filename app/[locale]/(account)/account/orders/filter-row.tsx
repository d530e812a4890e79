'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** The address of the filter that is shown. */
  current: string
  children: ReactNode
}

/** A row of chips that may be wider than the phone: the current one is seen at once. */
export function FilterRow({ current, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const chip = box.current?.querySelector<HTMLElement>('[aria-current]')
    const row = chip?.closest('ul')
    if (!chip || !row) return
    const room = (row.clientWidth - chip.offsetWidth) / 2
    row.scrollTo({ left: row.scrollLeft + chip.getBoundingClientRect().left - row.getBoundingClientRect().left - room })
  }, [current])

  return <div ref={box}>{children}</div>
}
