import { hasSessionHint } from '../browser/session-hint'
import { subscribeToTabs, watchPageReturn } from '../browser/tabs'

export const read = hasSessionHint

/** Notifies of a login or logout in another tab, or while this page was in the back/forward cache. */
export function subscribe(listener: () => void): () => void {
  const unsubscribers = [watchPageReturn(listener), subscribeToTabs(() => listener())]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
