import type { Point } from '../../../lib/catalog/stroke-font/geometry'
import { glyphFor, type Glyph } from '../../../lib/catalog/stroke-font/glyphs'

/** Replacements for glyphs of the stroke font that are ambiguous once distorted; on the same grid. */
const UNAMBIGUOUS_GLYPHS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  A: [
    [
      [0, 6],
      [2, 0],
      [4, 6],
    ],
    [
      [0.8, 3.8],
      [3.2, 3.8],
    ],
  ],
  D: [
    [
      [0.4, 0],
      [0.4, 6],
    ],
    [
      [-0.6, 0],
      [2.2, 0],
      [4, 1.6],
      [4, 4.4],
      [2.2, 6],
      [-0.6, 6],
    ],
  ],
  K: [
    [
      [0, 0],
      [0, 6],
    ],
    [
      [3.8, 0],
      [0.2, 3.4],
    ],
    [
      [1.3, 2.6],
      [4, 6],
    ],
  ],
  V: [
    [
      [0, 0],
      [2, 6],
      [4, 0],
    ],
  ],
  7: [
    [
      [0, 0],
      [3.8, 0],
      [1.2, 6],
    ],
    [
      [1.1, 3],
      [3.5, 3],
    ],
  ],
}

/** The glyph of a captcha character; undefined outside the alphabet. */
export function captchaGlyph(character: string): Glyph | undefined {
  const strokes = UNAMBIGUOUS_GLYPHS[character]
  if (!strokes) return glyphFor(character)
  return { lines: strokes.map((points) => ({ points, closed: false })), width: 4 }
}
