import { blurOnNavigate, NAVIGATION_START, recordNavigationDirection, watchFormSubmits } from './lib/browser/navigation'

watchFormSubmits()

/** Next calls this when a navigation begins; the navigation bar listens. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse') {
  blurOnNavigate()
  recordNavigationDirection(url, kind)
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
