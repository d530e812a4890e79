/** The kinds of changes that tabs of one browser report to each other. */
export type TabNews = 'session' | 'cart' | 'order'

const PREFIX = 'sync-'
const STATE = '-state'
const NEWS: readonly TabNews[] = ['session', 'cart', 'order']

/** Unique on each call: an unchanged value fires no storage event. */
const now = () => String(performance.timeOrigin + performance.now())

/**
 * Notifies the shop's other tabs of a change. Uses the storage event, since an open BroadcastChannel keeps a page out
 * of the back/forward cache.
 * @param state the new state: an unchanged one notifies no tab. If omitted, every call notifies
 */
export function notifyTabs(news: TabNews, state?: string): void {
  try {
    localStorage.setItem(PREFIX + news + (state === undefined ? '' : STATE), state ?? now())
  } catch {
    // Storage is blocked: the other tabs refetch when they are shown again.
  }
}

/**
 * Listens to other tabs.
 * @param onNews gets the state; undefined if there was none
 * @returns unsubscribe
 */
export function hearTabs(onNews: (news: TabNews, state?: string) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const news = NEWS.find((one) => key === PREFIX + one || key === PREFIX + one + STATE)
    if (news && newValue !== null) onNews(news, key === PREFIX + news ? undefined : newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

/** Watches for a return to the page: from the back/forward cache, or from another tab. @returns unsubscribe */
export function watchReturn(onReturn: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  const look = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('pageshow', show)
    document.removeEventListener('visibilitychange', look)
  }
}
