let isDraining = false

/** A page that a submitted form is leaving. Results that arrive for it, such as an error, are ignored. */
export const isLeftByForm = (): boolean => isDraining

/** Watches for a form that leaves the page: one that a script sends in its place does not. */
export function watchLeaving(): void {
  addEventListener('submit', (event) => (isDraining ||= !event.defaultPrevented))
  // Back by the browser's own memory.
  addEventListener('pageshow', () => (isDraining = false))
}
