import { watchLeaving } from './lib/browser/leaving'
import { NAVIGATION_START } from './lib/navigation-start'

watchLeaving()

/** Next calls this when a navigation begins; the navigation bar listens. */
export function onRouterTransitionStart(url: string) {
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
