/**
 * A browser may keep a whole page and show it again by its back button. One that has become an order meanwhile is asked
 * for anew.
 * @returns what stops watching
 */
export function neverFromMemory(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
