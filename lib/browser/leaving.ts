let isDraining = false

/** A page that a form leads away from. What comes in for it meanwhile, a refusal for one, is no longer its matter. */
export const isLeftByForm = (): boolean => isDraining

/** Watches for a form that leaves the page: one that a script sends in its place does not. */
export function watchLeaving(): void {
  addEventListener('submit', (event) => (isDraining ||= !event.defaultPrevented))
  // Back by the browser's own memory.
  addEventListener('pageshow', () => (isDraining = false))
}
