import { isHinted } from './is-hinted'

/**
 * Reloads an account page that the back/forward cache restores after a logout: the middleware redirects to the login.
 * @returns what stops watching
 */
export function reloadOnRestoreAfterLogout(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || isHinted()) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}

/**
 * Reloads a checkout page that the back/forward cache restores: its cart may be an order by then.
 * @returns what stops watching
 */
export function reloadOnRestore(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
