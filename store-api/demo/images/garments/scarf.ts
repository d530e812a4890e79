import { lerp, CANVAS, path, type Point, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { clipped, polyline, range, smoothLine, stroke } from '../../../catalog/images/vector'
import { isBack, type Kit, type Picture, SILHOUETTE } from '../picture'
import { strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { clubCrest } from './crest'
import { PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { creaseFrom, type CreaseRow, creases, edgeShade, lights, looser, shades, weave } from '../paint'
import { between, type Random } from '../../../catalog/images/seeded-random'
import { type Cubic, normalAlong, pointAlong } from '../curve'

const FOLDS: readonly CreaseRow[] = [
  [420, 300, 400, 760, 44, 20, 0.3],
  [770, 300, 760, 700, 40, -20, 0.3],
  [510, 220, 560, 560, 34, 10, 0.34],
  [640, 230, 630, 560, 34, -10, 0.34],
  [470, 420, 480, 1000, 36, 14, 0.2],
  [680, 420, 690, 900, 30, 10, 0.2],
  [600, 190, 610, 420, 26, 4, 0.3],
]

/** Position at which the front tail starts to cover the back one. */
const OVERLAP = 0.6

/** Coloured bars from one end inwards; `direction` is 1 or -1. */
export const bars = (at: RibbonPoint, end: number, direction: number, colours: readonly [string, string]): string =>
  range(4)
    .map((i) => {
      const [a, b] = [end + direction * (0.02 + i * 0.042), end + direction * (0.041 + i * 0.042)]
      return path(piece(at, Math.min(a, b), Math.max(a, b)), `fill="${colours[i % 2] ?? PRINT_WHITE}"`)
    })
    .join('')

export function drawScarf(kit: Kit): Picture {
  const back = isBack(kit)
  const [first, second, trim] = kit.colours
  // The back of a knitted scarf has the same pattern with swapped colours.
  const [ground, figure] = back ? [second, first] : [first, second]
  const random = kit.random('fringe')
  const at = hungRibbon(back, random() * 6)
  const turned = (x: number) => (back ? CANVAS.width - x : x)
  const ink = readableInk([ground], [figure, trim, PRINT_WHITE, PRINT_BLACK])
  const word = strokeText(
    kit.name ?? kit.crest.initials,
    { x: turned(708), y: 548, height: 86, maxWidth: 400, rotation: back ? 88 : -88 },
    { colour: ink, weight: 1.5 },
  )
  const wales = (from: number, to: number) =>
    stroke(
      range(11)
        .map((i) => along(at, from, to, -0.9 + i * 0.18))
        .join(''),
      '#000',
      3,
      'stroke-opacity=".12"',
    )
  const selvedge = (from: number, to: number) =>
    path(piece(at, from, to, -0.86, -0.72) + piece(at, from, to, 0.72, 0.86), `fill="${figure}"`)
  const tailShadow = range(6).map((i) => stroke(along(at, 0.68, 1, 1), '#000', 10 + i * 13, 'stroke-opacity=".05"'))
  const outline = piece(at, 0, 1)
  const loosen = kit.random('folds')
  const folds = FOLDS.map((row) => looser(creaseFrom(row), loosen, 14))
  const foldsHere = back
    ? folds.map((fold) => ({
        ...fold,
        from: [CANVAS.width - fold.from[0], fold.from[1]] as const,
        to: [CANVAS.width - fold.to[0], fold.to[1]] as const,
        bend: -fold.bend,
      }))
    : folds
  return {
    outline,
    base: ground,
    behind: fringe(at, 0, [ground, figure], random) + fringe(at, 1, [ground, figure], random),
    paint:
      selvedge(0, 0.64) +
      bars(at, 0, 1, [figure, trim]) +
      wales(0, 0.64) +
      clipped(tailShadow.join(''), SILHOUETTE) +
      path(piece(at, OVERLAP, 1), `fill="${ground}"`) +
      selvedge(OVERLAP, 1) +
      bars(at, 1, -1, [figure, trim]) +
      wales(OVERLAP, 1) +
      word +
      (back ? '' : clubCrest(kit, 450, 760, 0.95)),
    blurred: edgeShade(along(at, 0, 1, 1) + along(at, 0, 1, -1)) + creases(foldsHere),
    forms:
      shades([
        [turned(592), 420, 60, 230, 0, 0.6],
        [850, 600, 90, 460, 0, 0.5],
        [560, 1180, 300, 90, 0, 0.25],
      ]) +
      lights([
        [turned(520), 230, 130, 60, -20, 0.4],
        [390, 760, 60, 420, 0, 0.3],
        [660, 700, 60, 330, 3, 0.22],
      ]),
    texture: weave(kit.unitsPerPixel),
  }
}

/** Threads at one end of the scarf, in alternating colours, each with its shadow. */
export function fringe(at: RibbonPoint, t: number, colours: readonly string[], random: Random): string {
  const threads = range(26).map((i) => {
    const [x, y] = at(t, -0.97 + i / 12.9)
    const sway = between(random, -16, 16)
    const d = `M${round1(x)} ${round1(y)}q${round1(sway * 0.1)} 50 ${round1(sway)} ${round1(between(random, 96, 124))}`
    return (
      stroke(d, '#000', 9, 'stroke-opacity=".16" stroke-linecap="round" transform="translate(4 4)"') +
      stroke(d, colours[i % 2] ?? PRINT_WHITE, 8, 'stroke-linecap="round"')
    )
  })
  return threads.join('')
}

/** Centre line of a scarf hung over a peg: up one tail, around, and down the other. */
const MIDDLE: readonly Cubic[] = [
  [
    [452, 1236],
    [446, 1000],
    [436, 700],
    [466, 440],
  ],
  [
    [466, 440],
    [496, 150],
    [700, 150],
    [716, 440],
  ],
  [
    [716, 440],
    [734, 700],
    [668, 900],
    [690, 1120],
  ],
]

/** A point on the scarf: `t` from one end (0) to the other (1), `s` across it from -1 to 1. */
export type RibbonPoint = (t: number, s: number) => Point

/** The scarf narrows where it bends over the peg. The back view is mirrored. */
function hungRibbon(isMirrored: boolean, phase: number): RibbonPoint {
  return (t, s) => {
    const [x, y] = pointAlong(MIDDLE, t)
    const [nx, ny] = normalAlong(MIDDLE, t)
    const half = 132 - 42 * Math.exp(-(((t - 0.5) / 0.14) ** 2)) + 3 * Math.sin(t * 31 + phase)
    const [px, py] = [x + nx * half * s, y + ny * half * s]
    return [isMirrored ? CANVAS.width - px : px, py]
  }
}

/** A section of the scarf between two positions along it. */
export function piece(at: RibbonPoint, from: number, to: number, left = -1, right = 1): string {
  const count = Math.max(2, Math.ceil((to - from) * 110) + 1)
  const steps = range(count).map((i) => i / (count - 1))
  const up = steps.map((t) => at(lerp(from, to, t), left))
  const down = steps.map((t) => at(lerp(to, from, t), right))
  return `${polyline([...up, ...down])}Z`
}

/** A line along the scarf. */
export const along = (at: RibbonPoint, from: number, to: number, s: number): string =>
  smoothLine(range(25).map((i) => at(lerp(from, to, i / 24), s)))
