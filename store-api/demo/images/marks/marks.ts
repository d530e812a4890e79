import { personalizationPaths } from '../../../../lib/catalog/stroke-font/personalization'
import { group, CANVAS } from '../../../../lib/catalog/stroke-font/geometry'
import type { Kit } from '../picture'
import {
  byDarkness,
  contrast,
  darker,
  lighter,
  mix,
  PRINT_BLACK,
  PRINT_WHITE,
  readableInk,
  weakestContrast,
} from '../paint/colour'
import { stroke } from '../../../catalog/images/vector'
import { type StrokeStyle, type Inks, strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { seededRandom } from '../../../catalog/images/seeded-random'
import type { Drawing } from '../drawing'

/** The print on a back: name, number and the maker's mark. */
export function backMarks(kit: Kit): string {
  const [main, second, trim] = kit.colours
  const ink = readableInk(printGround(kit), [trim, second, main, PRINT_WHITE, PRINT_BLACK])
  return personalizationPaths(kit, personalizationInks(kit)) + makersMark(CANVAS.centre, 258, ink, 0.5)
}

/** The maker's mark: the corner of a pitch with its quarter arc. */
export const makersMark = (x: number, y: number, colour: string, scale = 1): string =>
  group(
    stroke('M-26 22H26V-26', colour, 9, 'stroke-linejoin="miter"') + stroke('M-12 22A38 38 0 0 1 26 -14', colour, 8),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  )

/** Lettering styles; a sponsor has the same one on every shirt. */
const SPONSOR_STYLES: readonly (StrokeStyle & { skew: number })[] = [
  { weight: 1.5, skew: 0 },
  { weight: 1.15, skew: 10, spacing: 1.5 },
  { weight: 1.7, skew: 8 },
  { weight: 0.95, skew: 0, spacing: 2.2 },
]

export function sponsorMark(kit: Kit, y: number): string {
  if (!kit.sponsor) return ''
  const choice = Math.floor(seededRandom(kit.sponsor)() * SPONSOR_STYLES.length)
  const { weight = 1.5, skew, spacing } = SPONSOR_STYLES[choice] ?? { weight: 1.5, skew: 0 }
  const isBusy = printGround(kit).length > 1
  return strokeText(
    kit.sponsor,
    { x: CANVAS.centre, y, height: 74, maxWidth: 410, skew },
    { ...personalizationInks(kit), spacing, weight: isBusy ? 1.6 : weight },
  )
}

/** Background colours of a print in the middle of the shirt. */
export function printGround({ pattern, colours: [main, second], view }: Drawing): string[] {
  switch (pattern) {
    case 'stripes':
    case 'halves':
    case 'quarters':
    case 'checker':
    case 'hoops':
    case 'sash':
      return [main, second]
    case 'chevron':
      return view === 'back' ? [main, second] : [second, main]
    case 'gradient':
      return [main, mix(main, second, 0.35)]
    default:
      return [main]
  }
}

/** Minimum contrast of a print: lower on two-tone cloth, where no colour may contrast well with both. */
const MIN_CONTRAST = { plain: 3.6, busy: 2.8 }

/** Inks of a print: the trim if legible, otherwise another colour. Two-tone cloth also needs a contrasting outline. */
export function personalizationInks(drawing: Drawing): Inks {
  const { colours, pattern } = drawing
  const ground = printGround(drawing)
  const isBusy = ground.length > 1 && pattern !== 'gradient'
  const candidates = [colours[2], colours[1], PRINT_WHITE, PRINT_BLACK]
  const colour = readableInk(ground, candidates, isBusy ? MIN_CONTRAST.busy : MIN_CONTRAST.plain)
  if (pattern === 'pinstripe') return { colour, outline: colours[0] }
  if (!isBusy) return { colour }
  if (weakestContrast(colour, ground) < 2.4) return lightWithDarkEdge(colours)
  const ownOutlines = colours.filter((other) => contrast(other, colour) > 5)
  return { colour, outline: readableInk([colour], [...ownOutlines, PRINT_WHITE, PRINT_BLACK]) }
}

/** Legible on any background: the fallback if no colour is legible on both. */
function lightWithDarkEdge(colours: readonly string[]): Inks {
  const ranked = byDarkness(colours)
  return {
    colour: lighter(ranked.at(-1) ?? PRINT_WHITE, 0.7),
    outline: darker(ranked[0] ?? PRINT_BLACK, 0.35),
  }
}
