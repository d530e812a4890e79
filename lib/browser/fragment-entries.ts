/**
 * Gives the router's state to the history entries that the browser makes for fragments of a page (`#reviews`): the router
 * ignores entries without it, and Back would change the address alone (vercel/next.js#75072). Native links to fragments
 * stay, since they also move the start of the keyboard's order. @returns unsubscribe
 */
export function watchFragments(): () => void {
  // The router completes the state of entries that scripts replace.
  const complete = () => {
    if (history.state === null) history.replaceState(null, '', location.href)
  }
  addEventListener('hashchange', complete)
  return () => removeEventListener('hashchange', complete)
}
