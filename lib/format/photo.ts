import type { CSSProperties } from 'react'
import type { Picture } from '../../contract/entities/image'

/** Description of a photograph; empty for a drawing. */
export type Photo = Partial<Omit<Picture, 'imageUrl' | 'alt'>>

/**
 * How a photograph fills its frame (`photo-place` in components/styles/mixins.scss): `stand` extends its edge colour,
 * `focus` is cropped around the chosen focal point; the others are its proportions.
 */
export type PhotoShape = 'stand' | 'focus' | 'tall' | 'portrait' | 'square' | 'wide' | 'banner'

/** Proportions, width to height, up to which a photograph has a shape. */
const SHAPES = [
  ['tall', 0.72],
  ['portrait', 0.95],
  ['square', 1.12],
  ['wide', 2.2],
  ['banner', Infinity],
] as const

/** Aspect ratio of most image frames. */
const PLACE_RATIO = 4 / 5

/** Maximum factor by which a cropped image is wider than its frame. */
const MAX_ENLARGEMENT = 3

const percent = (part: number) => `${Math.round(part * 100)}%`

const shapeOf = ({ edge, focus }: Photo, ratio: number): PhotoShape => {
  if (focus) return 'focus'
  return edge ? 'stand' : (SHAPES.find(([, maxRatio]) => ratio <= maxRatio)?.[0] ?? 'banner')
}

/** Width to height; undefined for a drawing. */
export const ratioOf = ({ width, height }: Photo): number | undefined => (width && height ? width / height : undefined)

/** Attributes of a photograph's `<img>` besides its source; null for a drawing. */
export function photoAttributes(photo: Photo) {
  const { width, height, colour, edge, focus, preview } = photo
  const ratio = ratioOf(photo)
  if (!ratio) return null
  const style = {
    '--photo-ratio': Number(ratio.toFixed(4)),
    ...((edge ?? colour) && { '--photo-colour': edge ?? colour }),
    ...(focus && { '--photo-focus': focus.map(percent).join(' ') }),
    ...(preview && { '--photo-preview': `url(${preview})` }),
  }
  return { width, height, 'data-photo': shapeOf(photo, ratio), style: style as CSSProperties }
}

/**
 * The `sizes` of an image that is cropped to a narrower frame: the cropped part has its width too.
 * @param sizes of the frame
 */
export function croppedSizes(sizes: string, photo: Photo): string {
  const shape = photoShape(photo)
  const enlargement = Math.min(MAX_ENLARGEMENT, (ratioOf(photo) ?? 0) / PLACE_RATIO)
  if (enlargement <= 1.2 || (shape !== 'focus' && shape !== 'square')) return sizes
  return sizes.replace(
    /(\d+(?:\.\d+)?)(px|vw)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.round(Number(length) * enlargement)}${unit}`,
  )
}

/** The shape of a photograph; undefined for a drawing. */
export function photoShape(photo: Photo): PhotoShape | undefined {
  const ratio = ratioOf(photo)
  return ratio === undefined ? undefined : shapeOf(photo, ratio)
}
