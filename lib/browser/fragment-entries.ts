/**
 * Adds the router's state to the history entries that the browser creates for fragments of a page (`#reviews`): the router
 * ignores entries without it, and Back would change the address alone (vercel/next.js#75072). Native links to fragments
 * stay, since they also move the keyboard navigation's starting point. @returns unsubscribe
 */
export function watchFragments(): () => void {
  // The router completes the state of entries that scripts replace.
  const setRouterState = () => {
    if (history.state === null) history.replaceState(null, '', location.href)
  }
  addEventListener('hashchange', setRouterState)
  return () => removeEventListener('hashchange', setRouterState)
}
