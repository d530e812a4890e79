import { isHinted } from '../browser/is-hinted'
import { hearTabs, watchReturn } from '../browser/tabs'

export const read = isHinted

/** Somebody may have logged in or out in another tab, or since the browser put this page away. */
export function subscribe(listener: () => void): () => void {
  const stops = [watchReturn(listener), hearTabs(() => listener())]
  return () => stops.forEach((stop) => stop())
}
