import { CANVAS, path, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { clamp, clipped } from '../../../catalog/images/vector'
import type { Drawing } from '../drawing'
import { luminance } from './colour'

/** Minimum luminance of cloth that is visible on dark pages without a rim. */
const LIGHT_ENOUGH = 0.06

/** Strength of the rim light: 0 for cloth that is not dark, 1 for black. */
export const darknessOf = ({ colours: [main, second] }: Pick<Drawing, 'colours'>): number =>
  clamp(1 - Math.min(luminance(main), luminance(second)) / LIGHT_ENOUGH, 0, 1)

/** Offsets of the shape that leave each side uncovered; most light comes from the upper left. */
const SIDES = [
  { id: 'rim-near', x: 1, y: 1.1, strength: 0.5 },
  { id: 'rim-far', x: -0.9, y: -0.9, strength: 0.32 },
] as const

interface Cloth {
  /** The shape, as one or more paths. */
  outline: string
  /** The whole page, as a path. */
  sheet: string
  /** Id of the garment's clip path. */
  silhouette: string
  darkness: number
  unitsPerPixel: number
}

/**
 * A light edge that keeps dark cloth visible on a dark page: the part that a shifted copy of the shape does not cover.
 * A stroke along the shape would also follow the inner edges of overlapping pieces.
 */
export function rimLight({ outline, sheet, silhouette, darkness, unitsPerPixel }: Cloth): {
  defs: string
  body: string
} {
  if (darkness === 0) return { defs: '', body: '' }
  const width = Math.max(5, unitsPerPixel)
  const masks = SIDES.map(
    ({ id, x, y }) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${CANVAS.width}" height="${CANVAS.height}">${path(sheet, 'fill="#fff"')}` +
      `${path(outline, `transform="translate(${round1(x * width)} ${round1(y * width)})"`)}</mask>`,
  )
  const edges = SIDES.map(({ id, strength }) =>
    path(sheet, `fill="#fff" fill-opacity="${Math.round(strength * darkness * 100) / 100}" mask="url(#${id})"`),
  )
  return { defs: masks.join(''), body: clipped(edges.join(''), silhouette) }
}
