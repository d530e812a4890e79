import type { Line, Point } from './geometry'

/** Strokes as x,y digit pairs on a grid six units high; a space lifts the pen, `z` closes the stroke. */
const STROKES: Readonly<Record<string, string>> = {
  0: '00404606z',
  1: '012026',
  2: '01004043030646',
  3: '010040460605 1343',
  4: '000444 3036',
  5: '40000343460605',
  6: '41400006464303',
  7: '0040412526',
  8: '00404606z 0343',
  9: '05064640000343',
  A: '06004046 0343',
  B: '0006 00404303 03434606',
  C: '414000064645',
  D: '0006 00404606',
  E: '0006 0040 0333 0646',
  F: '0006 0040 0333',
  G: '41400006464333',
  H: '0006 4046 0343',
  I: '0006',
  J: '40460604',
  K: '0006 4041134546',
  L: '0006 0646',
  M: '0006 6066 0001346160',
  N: '0006 4046 00014546',
  O: '00404606z',
  P: '0006 00404303',
  Q: '00404606z 3437',
  R: '0006 00404303 13234446',
  S: '4140000343460605',
  T: '0040 2026',
  U: '00064640',
  V: '0003264340',
  W: '00066660 3632',
  X: '00014546 40410506',
  Y: '00034340 2326',
  Z: '004041050646',
  '-': '1333',
  Æ: '2006 2060 2026 1424 2353 2666',
  Đ: '0006 00404606 0323',
  Ł: '0006 0646 0422',
  Ø: '00404606z 0640',
  "'": '0001',
  '’': '0001',
  '.': '0606',
}

/** Marks over a letter, with x counted from its middle: acute, grave, circumflex, caron, tilde, dots, ring, cedilla. */
const ACCENTS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '\u0301': [
    [
      [-0.3, -1.7],
      [0.7, -2.5],
    ],
  ],
  '\u0300': [
    [
      [-0.7, -2.5],
      [0.3, -1.7],
    ],
  ],
  '\u0302': [
    [
      [-1, -1.7],
      [0, -2.4],
      [1, -1.7],
    ],
  ],
  '\u030c': [
    [
      [-1, -2.4],
      [0, -1.7],
      [1, -2.4],
    ],
  ],
  '\u0303': [
    [
      [-1.3, -1.8],
      [-0.5, -2.3],
      [0.5, -1.8],
      [1.3, -2.3],
    ],
  ],
  '\u0308': [
    [
      [-1.1, -2],
      [-1.1, -2.05],
    ],
    [
      [1.1, -2],
      [1.1, -2.05],
    ],
  ],
  '\u030a': [
    [
      [-0.5, -1.7],
      [0.5, -1.7],
      [0.5, -2.4],
      [-0.5, -2.4],
      [-0.5, -1.7],
    ],
  ],
  '\u0327': [
    [
      [0, 6.9],
      [0.1, 7.7],
      [-0.7, 7.9],
    ],
  ],
}

/** Letters are narrower than the grid is high. */
const HORIZONTAL_SCALE = 0.86

export interface Glyph {
  lines: Line[]
  /** In grid units. */
  width: number
}

function strokeLine(code: string): Line {
  const pairs = code.match(/\d\d/g) ?? []
  return {
    points: pairs.map((pair): Point => [Number(pair[0]) * HORIZONTAL_SCALE, Number(pair[1])]),
    closed: code.endsWith('z'),
  }
}

/** The drawing of one character; undefined for a space and for characters outside the alphabet. */
export function glyphFor(character: string): Glyph | undefined {
  const [letter = '', ...marks] = character.normalize('NFD')
  const code = STROKES[letter]
  if (!code) return undefined
  const lines = code.split(' ').map(strokeLine)
  const width = Math.max(...lines.flatMap(({ points }) => points.map(([x]) => x)))
  const accents = marks
    .flatMap((mark) => ACCENTS[mark] ?? [])
    .map((points): Line => ({ points: points.map(([x, y]): Point => [x + width / 2, y]), closed: false }))
  return { lines: [...lines, ...accents], width }
}

/** The distinct characters of a name that cannot be printed; empty if all can. */
export const unprintable = (name: string): string =>
  [...new Set(name.normalize('NFC'))]
    .filter((character) => character.trim() !== '' && [...character.toUpperCase()].some((letter) => !glyphFor(letter)))
    .join(' ')
