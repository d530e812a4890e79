/**
 * Reloads a page that the back/forward cache restores, because its content may have changed: the cart of a checkout may
 * have become an order, and after a logout the middleware redirects an account page to the login.
 * @param isStale decides for each restore; default: always
 * @returns unsubscribe
 */
export function reloadOnRestore(isStale: () => boolean = () => true): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !isStale()) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
