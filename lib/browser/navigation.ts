/**
 * Takes the focus from a link that was pressed by a pointer, as a step within the shop begins: where the link goes away with
 * its page, the browser lays out the whole page once more to find that out. Focus from the keyboard stays.
 */
export function blurOnNavigate() {
  const { activeElement } = document
  if (activeElement instanceof HTMLAnchorElement && !activeElement.matches(':focus-visible')) activeElement.blur()
}

/** How long a heading may take after its address, in tenths of a second. */
const HEADING_TRIES = 30

/**
 * Moves the focus to the heading of the page that a step within the shop led to: else Tab and a screen reader would go on
 * where the former page was left. A place that the address names keeps it.
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
 * Notes that a step within the shop begins. On the way back the browser restores the scroll position, and an
 * address with a place of its own for that place: both want the whole page.
 * @param url the address it leads to
 * @param kind how Next names the step
 */
export function noteNavigationDirection(url: string, kind: 'push' | 'replace' | 'traverse') {
  isForward = kind !== 'traverse' && !url.includes('#')
}

/** Whether the page on show was reached by a press within the shop, and begins at its top. */
export const isForwardNavigation = () => isForward

let isSubmitting = false

/** A page that a submitted form is leaving. Results that arrive for it, such as an error, are ignored. */
export const isSubmittingForm = (): boolean => isSubmitting

/** Watches for a form that leaves the page: one that a script sends in its place does not. */
export function watchFormSubmits(): void {
  addEventListener('submit', (event) => (isSubmitting ||= !event.defaultPrevented))
  // Back by the browser's own memory.
  addEventListener('pageshow', () => (isSubmitting = false))
}

/** Says in the browser that a navigation begins; its `detail` is the address it leads to. */
export const NAVIGATION_START = 'shop:navigation-start'
