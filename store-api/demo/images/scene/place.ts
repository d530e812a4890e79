import { group, type Point, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import type { Drawing } from '../drawing'
import { drawGarment } from '../garments/garment'
import { kitFor, type Layers } from '../picture'

/** Draws a scene from its garments. */
export type Paint = (items: readonly Drawing[], unitsPerPixel: number) => Layers

/** Position of a garment in a scene. */
export interface Place {
  /** A point of the garment on its own page, and its position in the scene. */
  pin: Point
  at: Point
  scale: number
  /** Rotation about that point in degrees. */
  turn?: number
  hasShadow?: boolean
}

/** Prefixes the ids of one garment, so that they are unique in the scene. */
export const withIds = (svg: string, name: string): string => svg.replace(/\b(id="|url\(#|href="#)/g, `$1${name}-`)

/** Draws one garment of a scene. `name` is unique in the scene. */
export function place(drawing: Drawing, { pin, at, scale, turn = 0, hasShadow }: Place, options: Options): Layers {
  const { defs, body } = drawGarment(kitFor(drawing, options.unitsPerPixel / scale), { hasShadow })
  const move =
    `translate(${round1(at[0])} ${round1(at[1])}) rotate(${turn}) scale(${scale}) ` + `translate(${-pin[0]} ${-pin[1]})`
  return { defs: withIds(defs, options.name), body: group(withIds(body, options.name), `transform="${move}"`) }
}

interface Options {
  name: string
  unitsPerPixel: number
}

/** Stacks layers, the first one at the back. */
export const stack = (layers: readonly (Layers | string)[]): Layers => ({
  defs: layers.map((layer) => (typeof layer === 'string' ? '' : layer.defs)).join(''),
  body: layers.map((layer) => (typeof layer === 'string' ? layer : layer.body)).join(''),
})
