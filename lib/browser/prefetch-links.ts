import { networkQuality } from './connection'

type Prefetch = (href: string) => void

/** Pages that are identical for all visitors and cached: prefetching them costs the shop next to nothing. */
const CACHED_PATHS = /^\/(?:(?:product|category|page)(?:\/[^/]+)?)?$/

/**
 * How long a pointer, or the focus, must rest on a link to count as intent, in milliseconds: both move across many other
 * links. A touch counts at once.
 */
const INTENT_DELAY_MS = { pointerover: 80, focusin: 200, touchstart: 0 }

/** Maximum number of links prefetched per page without user intent. */
const MAX_LINKS_IN_VIEW = 6

/** The shop page that a press on this element opens; null if nothing should be prefetched. */
export function prefetchablePath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  const isCurrentPage = link.pathname === location.pathname && link.search === location.search
  return CACHED_PATHS.test(link.pathname) && !link.search && !isCurrentPage ? link.pathname : null
}

/**
 * Prefetches a page when a pointer or the focus rests on its link, or a finger touches it.
 * @returns unsubscribe
 */
export function prefetchByIntent(prefetch: Prefetch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: string | null = null
  const onIntent = ({ target, type }: Event) => {
    const page = prefetchablePath(target)
    // A press gives the focus to the link under the pointer.
    if (type === 'focusin' && page === last) return
    clearTimeout(timer)
    last = page
    if (!page || networkQuality(navigator) === 'saves') return
    const delay = INTENT_DELAY_MS[type as keyof typeof INTENT_DELAY_MS]
    if (delay > 0) timer = setTimeout(prefetch, delay, page)
    else prefetch(page)
  }
  const events = Object.keys(INTENT_DELAY_MS)
  for (const event of events) addEventListener(event, onIntent, { passive: true })
  return () => {
    clearTimeout(timer)
    events.forEach((event) => removeEventListener(event, onIntent))
  }
}

/**
 * Prefetches the pages of visible products on a fast connection.
 * @returns unsubscribe
 */
export function prefetchInView(prefetch: Prefetch): () => void {
  if (networkQuality(navigator) !== 'fast') return () => {}
  let remaining = MAX_LINKS_IN_VIEW
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const page = prefetchablePath(target)
      if (page && remaining-- > 0) prefetch(page)
    }
  })
  for (const link of document.querySelectorAll('main article a[href^="/product/"]')) observer.observe(link)
  return () => observer.disconnect()
}
