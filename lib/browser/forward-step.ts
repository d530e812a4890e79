let isForward = false

/**
 * Notes that a step within the shop begins. On the way back the browser restores the scroll position, and an
 * address with a place of its own for that place: both want the whole page.
 * @param url the address it leads to
 * @param kind how Next names the step
 */
export function noteStep(url: string, kind: 'push' | 'replace' | 'traverse') {
  isForward = kind !== 'traverse' && !url.includes('#')
}

/** Whether the page on show was reached by a press within the shop, and begins at its top. */
export const isForwardStep = () => isForward
