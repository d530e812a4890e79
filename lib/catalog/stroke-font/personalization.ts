import { group, CANVAS } from './geometry'
import { type Inks, strokeText } from './stroke-text'

/** Name and number on a product. */
export interface Personalization {
  name?: string | null
  /** 0 to 99. */
  number?: number | null
}

/** The arched name above the number, at most as wide as the shoulders, in the coordinates of the drawing. */
export function personalizationPaths({ name, number }: Personalization, inks: Inks): string {
  const nameLine =
    name &&
    strokeText(name, { x: CANVAS.centre, y: 364, height: 72, arch: 1000, maxWidth: 470 }, { ...inks, weight: 1.4 })
  const isNumber = number !== undefined && number !== null
  const numberLine =
    isNumber &&
    strokeText(
      String(number),
      { x: CANVAS.centre, y: 640, height: 340, maxWidth: 430 },
      { ...inks, weight: 1.5, spacing: 0.7 },
    )
  return (nameLine || '') + (numberLine || '')
}

/** Size of an image in the units of `personalizationSvg`: the viewBox of an overlay. */
export const IMAGE_SIZE = { width: CANVAS.width, height: CANVAS.height } as const

interface PersonalizationOverlay extends Personalization {
  /** `#rrggbb`. */
  ink: string
  outline: string | null
  /** Position of the product in its image: translated, then scaled. */
  place: { x: number; y: number; scale: number }
}

/**
 * SVG markup of name and number as an overlay of the back image. It contains only paths and numbers: no character of
 * the name gets into the markup, and characters without a glyph are omitted.
 */
export const personalizationSvg = ({ ink, outline, place, ...personalization }: PersonalizationOverlay): string =>
  group(
    personalizationPaths(personalization, { colour: ink, outline: outline ?? undefined }),
    `transform="translate(${place.x} ${place.y}) scale(${place.scale})"`,
  )
