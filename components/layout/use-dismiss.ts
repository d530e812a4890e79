'use client'

import { useEffect, useRef } from 'react'

/** A details element that folds up on Escape, when one turns to something else, and after a link in it is followed. */
export function useDismiss() {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const fold = details.current
    if (!fold) return
    const end = new AbortController()
    const { signal } = end
    const close = () => {
      fold.open = false
    }
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !fold.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !fold.open) return
      close()
      fold.querySelector('summary')?.focus()
    }
    const closeByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) close()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    fold.addEventListener('click', closeByLink, { signal })
    return () => end.abort()
  }, [])

  return details
}
