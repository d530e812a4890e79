/**
 * Reloads a checkout page that the back/forward cache restores: its cart may be an order by then.
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
