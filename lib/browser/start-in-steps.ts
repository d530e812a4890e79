// React's own code is run with what asks for it, before Next asks for it.
import 'react-dom/client'

declare global {
  /** What Next runs before it starts, each a task of its own; `beforeInteractive` of `next/script` writes into it. */
  var __next_s: [src: 0, attributes: { children: string }][] | undefined
}

/**
 * Has Next start in a task after the one that has run React's code: both in one block a slow phone for twice as long as a
 * finger may wait. To be called before Next starts, from instrumentation-client.ts. Without Next's queue both are one task, and
 * all the rest is as it was.
 */
export function startInSteps(): void {
  const first = (globalThis.__next_s ??= [])
  first.push([0, { children: '' }])
}
