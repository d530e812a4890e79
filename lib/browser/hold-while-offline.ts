/** Links that open something on this page: they need no network. */
const IN_PAGE_LINKS = '[aria-haspopup], [href^="#"]'

/** The form that adds a product to the cart: its item is queued until the network is back. */
const ADD_TO_CART_FORM = '[action$="/cart/add"]'

function leavesPage({ type, target }: Event): boolean {
  if (type === 'submit') return true
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.protocol.startsWith('http') && !link.matches(IN_PAGE_LINKS)
}

/**
 * Keeps the page and the entered values while the browser is offline: blocks links and form submits, which would
 * replace the page by the browser's error page.
 * @param onBlocked called whenever a link or a form was blocked
 * @returns unsubscribe
 */
export function blockWhileOffline(onBlocked: () => void): () => void {
  const controller = new AbortController()
  const blockEvent = (event: Event) => {
    if (navigator.onLine || !leavesPage(event)) return
    event.preventDefault()
    if (event.target instanceof Element && event.target.matches(ADD_TO_CART_FORM)) return
    event.stopImmediatePropagation()
    onBlocked()
  }
  // On the window, and while capturing: before any handler of the page.
  for (const type of ['click', 'submit'])
    window.addEventListener(type, blockEvent, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
