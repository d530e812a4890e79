import { backPrint, type BackPrint } from './back-print'
import { PAGE } from './geometry'
import { group } from './svg'

/** Size of a picture in the units of `backPrintSvg`: what the viewBox of an overlay spans. */
export const PICTURE_SIZE = { width: PAGE.width, height: PAGE.height } as const

interface PrintLook extends BackPrint {
  /** `#rrggbb`. */
  ink: string
  outline: string | null
  /** How the shirt lies in its picture: moved, then scaled. */
  place: { x: number; y: number; scale: number }
}

/**
 * SVG markup of a name and a number, to be laid over the picture of a back. Holds paths and numbers alone: no character
 * of the name gets into it, and what the alphabet lacks is left out.
 */
export const backPrintSvg = ({ ink, outline, place, ...print }: PrintLook): string =>
  group(
    backPrint(print, { colour: ink, outline: outline ?? undefined }),
    `transform="translate(${place.x} ${place.y}) scale(${place.scale})"`,
  )
