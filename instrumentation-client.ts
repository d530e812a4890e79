import { noteStep } from './lib/browser/forward-step'
import { letGo } from './lib/browser/let-go'
import { watchLeaving } from './lib/browser/leaving'
import { NAVIGATION_START } from './lib/browser/navigation-start'

watchLeaving()

/** Next calls this when a navigation begins; the navigation bar listens. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse') {
  letGo()
  noteStep(url, kind)
  dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: url }))
}
