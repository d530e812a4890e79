/**
 * Reloads a page that the back/forward cache restores, because what it shows may have changed: the cart of a checkout is
 * an order by then, and the middleware redirects an account page to the login after a logout.
 * @param isStale decides for each restore; default: always
 * @returns what stops watching
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
