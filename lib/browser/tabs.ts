/** The kinds of changes that tabs of one browser report to each other. */
export type TabEvent = 'session' | 'cart' | 'order'

const KEY_PREFIX = 'sync-'
const STATE_SUFFIX = '-state'
const TAB_EVENTS: readonly TabEvent[] = ['session', 'cart', 'order']

/** Unique on each call: an unchanged value fires no storage event. */
const now = () => String(performance.timeOrigin + performance.now())

/**
 * Notifies the shop's other tabs of a change. Uses the storage event, since an open BroadcastChannel keeps a page out
 * of the back/forward cache.
 * @param state the new state: an unchanged one notifies no tab. If omitted, every call notifies
 */
export function notifyTabs(event: TabEvent, state?: string): void {
  try {
    localStorage.setItem(KEY_PREFIX + event + (state === undefined ? '' : STATE_SUFFIX), state ?? now())
  } catch {
    // Storage is blocked: the other tabs refetch when they are shown again.
  }
}

/**
 * Listens to other tabs.
 * @param onTabEvent receives the state; undefined if there was none
 * @returns unsubscribe
 */
export function subscribeToTabs(onTabEvent: (event: TabEvent, state?: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const event = TAB_EVENTS.find((one) => key === KEY_PREFIX + one || key === KEY_PREFIX + one + STATE_SUFFIX)
    if (event && newValue !== null) onTabEvent(event, key === KEY_PREFIX + event ? undefined : newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Watches for a return to the page: from the back/forward cache, or from another tab. @returns unsubscribe */
export function watchPageReturn(onReturn: () => void): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}
