import { group, PAGE } from './geometry'
import { type Inks, strokeText } from './stroke-text'

/** What is printed on a back. */
export interface Personalization {
  name?: string | null
  /** 0 to 99. */
  number?: number | null
}

/** Name on an arch over the number, as wide as the shoulders allow; where the shirt itself lies on its page. */
export function personalizationPaths({ name, number }: Personalization, inks: Inks): string {
  const nameLine =
    name &&
    strokeText(name, { x: PAGE.centre, y: 364, height: 72, arch: 1000, maxWidth: 470 }, { ...inks, weight: 1.4 })
  const isNumber = number !== undefined && number !== null
  const numberLine =
    isNumber &&
    strokeText(
      String(number),
      { x: PAGE.centre, y: 640, height: 340, maxWidth: 430 },
      { ...inks, weight: 1.5, spacing: 0.7 },
    )
  return (nameLine || '') + (numberLine || '')
}

/** Size of an image in the units of `personalizationSvg`: what the viewBox of an overlay spans. */
export const IMAGE_SIZE = { width: PAGE.width, height: PAGE.height } as const

interface PersonalizationLook extends Personalization {
  /** `#rrggbb`. */
  ink: string
  outline: string | null
  /** How the shirt lies in its image: moved, then scaled. */
  place: { x: number; y: number; scale: number }
}

/**
 * SVG markup of a name and a number, to be laid over the image of a back. Holds paths and numbers alone: no character
 * of the name gets into it, and what the alphabet lacks is left out.
 */
export const personalizationSvg = ({ ink, outline, place, ...print }: PersonalizationLook): string =>
  group(
    personalizationPaths(print, { colour: ink, outline: outline ?? undefined }),
    `transform="translate(${place.x} ${place.y}) scale(${place.scale})"`,
  )
