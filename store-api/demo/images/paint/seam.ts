import { stroke } from '../../../catalog/images/vector'

/** Two pieces of cloth sewn together: a dark groove with a lit lip. */
export const seam = (d: string): string =>
  stroke(d, '#000', 3, 'stroke-opacity=".34"') +
  stroke(d, '#fff', 2, 'stroke-opacity=".22" transform="translate(-3 -2)"')

/** A row of thread. */
export const stitches = (d: string): string =>
  stroke(d, '#000', 2.2, 'stroke-opacity=".3" stroke-dasharray="7 4"') +
  stroke(d, '#fff', 1.6, 'stroke-opacity=".25" stroke-dasharray="7 4" transform="translate(0 2)"')

/** Two rows of thread, as a machine hems. */
export const twinStitches = (d: string): string => stitches(d) + `<g transform="translate(0 8)">${stitches(d)}</g>`

/** Cloth turning away at an edge; meant to be blurred. */
export const edgeShade = (d: string, width = 34): string => stroke(d, '#000', width, 'stroke-opacity=".3"')

/** Rib knit across a band drawn as a line: thin bars square to its path. */
export const ribs = (d: string, width: number): string =>
  stroke(d, '#000', width, 'stroke-opacity=".1" stroke-dasharray="3 6"')
