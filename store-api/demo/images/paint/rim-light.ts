import { PAGE, path, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { clamp, clipped } from '../../../catalog/images/vector'
import type { Drawing } from '../drawing'
import { luminance } from './colour'

/** Cloth at least as light as this stands out from the ground of dark pages by itself. */
const LIGHT_ENOUGH = 0.06

/** How much of the edge catches light: 0 for cloth that is not dark, 1 for black. */
export const darknessOf = ({ colours: [main, second] }: Pick<Drawing, 'colours'>): number =>
  clamp(1 - Math.min(luminance(main), luminance(second)) / LIGHT_ENOUGH, 0, 1)

/** The sides of a garment, by how far its shape is moved to bare them; most light comes from the upper left. */
const SIDES = [
  { id: 'rim-near', x: 1, y: 1.1, strength: 0.5 },
  { id: 'rim-far', x: -0.9, y: -0.9, strength: 0.32 },
] as const

interface Cloth {
  /** The shape, of one or more paths. */
  outline: string
  /** The whole page, as a path. */
  sheet: string
  /** Id of the clip path that cuts the garment out. */
  silhouette: string
  darkness: number
  unitsPerPixel: number
}

/**
 * A light edge that keeps dark cloth visible on a dark page. It is what a moved copy of the shape leaves bare: a line
 * along the shape would also run where its pieces lie over one another.
 */
export function rimLight({ outline, sheet, silhouette, darkness, unitsPerPixel }: Cloth): {
  defs: string
  body: string
} {
  if (darkness === 0) return { defs: '', body: '' }
  const width = Math.max(5, unitsPerPixel)
  const masks = SIDES.map(
    ({ id, x, y }) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${PAGE.width}" height="${PAGE.height}">${path(sheet, 'fill="#fff"')}` +
      `${path(outline, `transform="translate(${round1(x * width)} ${round1(y * width)})"`)}</mask>`,
  )
  const edges = SIDES.map(({ id, strength }) =>
    path(sheet, `fill="#fff" fill-opacity="${Math.round(strength * darkness * 100) / 100}" mask="url(#${id})"`),
  )
  return { defs: masks.join(''), body: clipped(edges.join(''), silhouette) }
}
