/**
 * Removes the focus from a link that was pressed by a pointer when a client-side navigation begins: if the link
 * disappears with its page, the browser lays out the whole page again to find the new focus. Keyboard focus is kept.
 */
export function blurOnNavigate() {
  const { activeElement } = document
  if (activeElement instanceof HTMLAnchorElement && !activeElement.matches(':focus-visible')) activeElement.blur()
}

/** Maximum time between the new address and its heading, in tenths of a second. */
const MAX_HEADING_TRIES = 30

/**
 * Moves the focus to the heading of the new page after a client-side navigation: otherwise Tab and a screen reader
 * would continue at the position on the previous page. A fragment target keeps the focus.
 */
export function focusHeading(tries = MAX_HEADING_TRIES): void {
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
export function recordNavigationDirection(url: string, kind: 'push' | 'replace' | 'traverse') {
  isForward = kind !== 'traverse' && !url.includes('#')
}

/** Whether the current page was reached by a forward client-side navigation, and begins at its top. */
export const isForwardNavigation = () => isForward

/** In milliseconds: a second submit within it is a double-click. */
const DOUBLE_SUBMIT_MS = 3000

let isSubmitting = false
let lastSubmit: { form: EventTarget | null; submittedAt: number } = { form: null, submittedAt: 0 }

/** Whether a submitted form is leaving the page. Results that arrive afterwards, such as an error, are ignored. */
export const isSubmittingForm = (): boolean => isSubmitting

/**
 * Tracks native form submits, which leave the page, unlike those sent by a script. A double-click submits once: the browser
 * would cancel the first navigation, but the shop would execute both.
 */
export function watchFormSubmits(): void {
  addEventListener('submit', (event) => {
    const { defaultPrevented, target, timeStamp } = event
    if (defaultPrevented) return
    if (lastSubmit.form === target && timeStamp - lastSubmit.submittedAt < DOUBLE_SUBMIT_MS)
      return event.preventDefault()
    lastSubmit = { form: target, submittedAt: timeStamp }
    isSubmitting = true
  })
  // The page was restored from the back/forward cache.
  addEventListener('pageshow', () => {
    isSubmitting = false
    lastSubmit.form = null
  })
}

/** Event that signals the start of a navigation; its `detail` is the target address. */
export const NAVIGATION_START = 'shop:navigation-start'
