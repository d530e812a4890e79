'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useState } from 'react'
import { NAVIGATION_BAR } from '@/lib/limits'
import { NAVIGATION_START } from '@/lib/browser/navigation-start'
import styles from './navigation-bar.module.scss'

const { throttle, lasts } = NAVIGATION_BAR

/** Path and query of an address, as the hooks below write them. */
function pageOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href)
  return `${pathname}?${searchParams}`
}

function Bar() {
  const page = `${usePathname()}?${useSearchParams()}`
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const end = () => {
      timers.forEach(clearTimeout)
      setShown(false)
    }
    const start = (event: Event) => {
      end()
      if (!(event instanceof CustomEvent) || pageOf(String(event.detail)) === page) return
      timers = [setTimeout(setShown, throttle, true), setTimeout(end, throttle + lasts)]
    }
    addEventListener(NAVIGATION_START, start)
    return () => {
      removeEventListener(NAVIGATION_START, start)
      end()
    }
  }, [page])

  return isShown && <div className={styles.bar} aria-hidden="true" />
}

/**
 * The thin bar of a navigation that takes its time (spec §9): ends with the new path or query. It is for the eye alone;
 * Next reads the new page's title out. A cached page knows no query, so it stands in the browser alone.
 */
export const NavigationBar = () => (
  <Suspense>
    <Bar />
  </Suspense>
)
