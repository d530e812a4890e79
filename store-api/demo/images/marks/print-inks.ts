import type { Drawing } from '../../../catalog/images/drawing'
import type { Inks } from '../../../../lib/catalog/stroke-font/lettering'
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

/** The colours a print on the middle of the shirt lies on. */
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

/** Two-tone cloth leaves no colour that reads well on both: then any that is not lost on either will do. */
const ENOUGH = { plain: 3.6, busy: 2.8 }

/** Print for a ground: trim first, else what reads. On two-tone cloth it gets an outline of the opposite lightness. */
export function printInks(drawing: Drawing): Inks {
  const { colours, pattern } = drawing
  const ground = printGround(drawing)
  const isBusy = ground.length > 1 && pattern !== 'gradient'
  const candidates = [colours[2], colours[1], PRINT_WHITE, PRINT_BLACK]
  const colour = readableInk(ground, candidates, isBusy ? ENOUGH.busy : ENOUGH.plain)
  if (pattern === 'pinstripe') return { colour, outline: colours[0] }
  if (!isBusy) return { colour }
  if (weakestContrast(colour, ground) < 2.4) return lightWithDarkEdge(colours)
  const ownOutlines = colours.filter((other) => contrast(other, colour) > 5)
  return { colour, outline: readableInk([colour], [...ownOutlines, PRINT_WHITE, PRINT_BLACK]) }
}

/** Reads on anything, and is what is left when no colour does on both. */
function lightWithDarkEdge(colours: readonly string[]): Inks {
  const ranked = byDarkness(colours)
  return {
    colour: lighter(ranked.at(-1) ?? PRINT_WHITE, 0.7),
    outline: darker(ranked[0] ?? PRINT_BLACK, 0.35),
  }
}
