import { blurOnNavigate, NAVIGATION_START, noteNavigationDirection, watchFormSubmits } from './lib/browser/navigation'

watchFormSubmits()

/** Next calls this when a navigation begins; the navigation bar listens. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse') {
  blurOnNavigate()
  noteNavigationDirection(url, kind)
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
