/** Links that open something on this page: they need no network. */
const ON_THIS_PAGE = '[aria-haspopup], [href^="#"]'

/** The form that adds a product to the cart: its item waits for the network. */
const WAITING_FORM = '[action$="/cart/add"]'

function leavesPage({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.protocol.startsWith('http') && !link.matches(ON_THIS_PAGE)
}

/**
 * Keeps the page and the entered values while the browser is offline: blocks links and form submits, which would
 * replace the page by the browser's error page.
 * @param onHeld called whenever a link or a form was blocked
 * @returns unsubscribe
 */
export function holdWhileOffline(onHeld: () => void): () => void {
  const away = new AbortController()
  const hold = (event: Event) => {
    if (navigator.onLine || !leavesPage(event)) return
    event.preventDefault()
    if (event.target instanceof Element && event.target.matches(WAITING_FORM)) return
    event.stopImmediatePropagation()
    onHeld()
  }
  // On the window, and while capturing: before any handler of the page.
  for (const type of ['click', 'submit']) window.addEventListener(type, hold, { capture: true, signal: away.signal })
  return () => away.abort()
}
