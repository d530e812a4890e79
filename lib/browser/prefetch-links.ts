import { networkQuality } from './connection'

type Prefetch = (href: string) => void

/** Pages that are the same for everybody, and rendered once: to look ahead costs the shop next to nothing. */
const IS_CACHED = /^\/(?:(?:product|category|page)(?:\/[^/]+)?)?$/

/** How long a pointer rests on what it means, in milliseconds; what it only crosses is left sooner. */
const HOVER_DELAY_MS = 80

/** Links looked ahead to on one page without anybody's intent, at most. */
const MAX_LINKS_IN_VIEW = 6

/** Where a press on this element would lead within the shop; null where nothing is to be fetched ahead. */
export function cachedPageOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return IS_CACHED.test(link.pathname) && !link.search && !isHere ? link.pathname : null
}

/**
 * Fetches a page when a pointer comes to rest on its link, a finger goes down on it or the focus arrives.
 * @returns how to stop
 */
export function prefetchByIntent(prefetch: Prefetch): () => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  const look = ({ target, type }: Event) => {
    clearTimeout(rest)
    const page = cachedPageOf(target)
    if (!page || networkQuality(navigator) === 'saves') return
    if (type === 'pointerover') rest = setTimeout(prefetch, HOVER_DELAY_MS, page)
    else prefetch(page)
  }
  const events = ['pointerover', 'touchstart', 'focusin'] as const
  for (const event of events) addEventListener(event, look, { passive: true })
  return () => {
    clearTimeout(rest)
    events.forEach((event) => removeEventListener(event, look))
  }
}

/**
 * Fetches the pages of products that are seen, where the line is fast.
 * @returns how to stop
 */
export function prefetchInView(prefetch: Prefetch): () => void {
  if (networkQuality(navigator) !== 'fast') return () => {}
  let left = MAX_LINKS_IN_VIEW
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const page = cachedPageOf(target)
      if (page && left-- > 0) prefetch(page)
    }
  })
  for (const link of document.querySelectorAll('main article a[href^="/product/"]')) observer.observe(link)
  return () => observer.disconnect()
}
