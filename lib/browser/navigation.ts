/**
 * Removes the focus from a link that was pressed by a pointer when a client-side navigation begins: if the link
 * disappears with its page, the browser lays out the whole page again to find the new focus. Keyboard focus is kept.
 */
export function blurOnNavigate() {
  const { activeElement } = document
  if (activeElement instanceof HTMLAnchorElement && !activeElement.matches(':focus-visible')) activeElement.blur()
}

/** Maximum time between the new address and its heading, in tenths of a second. */
const HEADING_TRIES = 30

/**
 * Moves the focus to the heading of the new page after a client-side navigation: otherwise Tab and a screen reader
 * would continue at the position on the former page. A fragment target keeps the focus.
 */
export function focusHeading(tries = HEADING_TRIES): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (location.hash) return
  if (!heading) return void (tries > 0 && setTimeout(focusHeading, 100, tries - 1))
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

let isForward = false

/**
 * Records that a client-side navigation begins. For a back navigation the browser restores the scroll position, and for
 * an address with a fragment it scrolls there: both need the whole page.
 * @param url the target address
 * @param kind Next's name of the navigation type
 */
export function noteNavigationDirection(url: string, kind: 'push' | 'replace' | 'traverse') {
  isForward = kind !== 'traverse' && !url.includes('#')
}

/** Whether the page on show was reached by a press within the shop, and begins at its top. */
export const isForwardNavigation = () => isForward

/** In milliseconds: a second submit within it is a double-click. */
const DOUBLE_SUBMIT_MS = 3000

let isSubmitting = false
let leaving: { form: EventTarget | null; since: number } = { form: null, since: 0 }

/** Whether a submitted form is leaving the page. Results that arrive afterwards, such as an error, are ignored. */
export const isSubmittingForm = (): boolean => isSubmitting

/**
 * Watches for a form that leaves the page; a form that a script sends does not. A double-click sends it once: the browser
 * would cancel the first navigation, and the shop would carry out both.
 */
export function watchFormSubmits(): void {
  addEventListener('submit', (event) => {
    const { defaultPrevented, target, timeStamp } = event
    if (defaultPrevented) return
    if (leaving.form === target && timeStamp - leaving.since < DOUBLE_SUBMIT_MS) return event.preventDefault()
    leaving = { form: target, since: timeStamp }
    isSubmitting = true
  })
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', () => {
    isSubmitting = false
    leaving.form = null
  })
}

/** Event that signals the start of a navigation; its `detail` is the target address. */
export const NAVIGATION_START = 'shop:navigation-start'
