import { isHinted } from './is-hinted'

/**
 * A browser may keep a whole page and show it again by its back button. One of the account that comes back to somebody
 * who has logged out since is asked for anew, and the middleware leads to the login.
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
