import { isHinted } from '../browser/is-hinted'
import { hearTabs, watchReturn } from '../browser/tabs'

export const read = isHinted

/** Notifies of a login or logout in another tab, or while this page was in the back/forward cache. */
export function subscribe(listener: () => void): () => void {
  const stops = [watchReturn(listener), hearTabs(() => listener())]
  return () => stops.forEach((stop) => stop())
}
