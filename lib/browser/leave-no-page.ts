import { isHinted } from './is-hinted'

/**
 * Reloads an account page that the back/forward cache restores after a logout: the middleware redirects to the login.
 * @returns what stops watching
 */
export function leaveNoPage(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || isHinted()) return
    document.documentElement.hidden = true
    location.reload()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
