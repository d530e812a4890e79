'use client'

import { readable } from '@/lib/readable-path'

/** What a page that is shown without being sent does not come with. */
const write = (element: HTMLElement | null) => {
  if (element) element.textContent = readable(location.pathname)
}

/**
 * The path of the address bar. The page that is sent is the same for every path: lib/door/asked-path.ts writes it into the
 * element with this attribute, where React leaves it alone.
 */
export const AskedPath = ({ className }: { className?: string }) => (
  <code ref={write} className={className} data-asked-path="" suppressHydrationWarning>
    {''}
  </code>
)
