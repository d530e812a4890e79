import type { FoundView } from './found-view'

/** Draws the screen of a search as HTML. */
export type DrawFound = (view: FoundView) => Promise<string>

/** Next loads this file in several bundles: who draws is in that of pages, who asks for it in that of the door. */
const KEY = Symbol.for('storefront.draw-found')
const shared = globalThis as { [KEY]?: DrawFound }

/** Said once by the screen itself, as soon as Next has loaded it. */
export function offerDrawing(draw: DrawFound): void {
  shared[KEY] = draw
}

/** Undefined until Next has drawn a search itself. */
export const drawing = (): DrawFound | undefined => shared[KEY]
