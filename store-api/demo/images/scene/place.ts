import { group, type Point, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import type { Drawing } from '../drawing'
import { drawGarment } from '../garments/garment'
import { kitFor, type Layers } from '../picture'

/** Paints a scene of some garments. */
export type Paint = (items: readonly Drawing[], unitsPerPixel: number) => Layers

/** Where a garment is in a scene. */
export interface Place {
  /** A point of the garment, on its own page, and where it is in the scene. */
  pin: Point
  at: Point
  scale: number
  /** Degrees about that point. */
  turn?: number
  hasShadow?: boolean
}

/** Ids of one garment, told from those of the others. */
export const withIds = (svg: string, name: string): string => svg.replace(/\b(id="|url\(#|href="#)/g, `$1${name}-`)

/** One garment of a scene. `name` is its own among those of the scene. */
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

/** Layers over one another, the first at the back. */
export const stack = (layers: readonly (Layers | string)[]): Layers => ({
  defs: layers.map((layer) => (typeof layer === 'string' ? '' : layer.defs)).join(''),
  body: layers.map((layer) => (typeof layer === 'string' ? layer : layer.body)).join(''),
})
