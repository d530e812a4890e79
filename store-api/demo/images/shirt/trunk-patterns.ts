import type { Pattern } from '../drawing'
import { CANVAS, path, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { polyline, range, smoothLine } from '../../../catalog/images/vector'
import type { Kit } from '../picture'
import { luminance } from '../paint/colour'
import { stroke } from '../../../catalog/images/vector'
import type { Cloth } from './cloth'

const ROWS = range(31).map((i) => 160 + i * 41)
const COLUMNS = range(33).map((i) => -1.12 + (i * 2.24) / 32)

type Painter = (kit: Kit, cloth: Cloth) => string

type Course = number | ((y: number) => number)

/** A line down the shirt, at a fixed or varying position across the chest. */
const line = (cloth: Cloth, u: Course, rows = ROWS): string =>
  smoothLine(rows.map((y) => cloth.onTrunk(typeof u === 'number' ? u : u(y), y)))

/** A vertical strip between two positions across the chest. */
const strip = (cloth: Cloth, from: Course, to: Course): string =>
  `${line(cloth, from)}L${line(cloth, to, [...ROWS].reverse()).slice(1)}Z`

/** Side panels widen from the armpit down. */
const panel = (y: number): number => 0.78 + 0.34 * Math.exp(-Math.max(0, y - 500) / 60)

/** A horizontal band between two heights, which `lift` varies along it. */
function band(cloth: Cloth, top: number, bottom: number, lift: (u: number) => number = () => 0): string {
  const upper = COLUMNS.map((u) => cloth.onTrunk(u, top + lift(u)))
  const lower = [...COLUMNS].reverse().map((u) => cloth.onTrunk(u, bottom + lift(u)))
  return `${polyline([...upper, ...lower])}Z`
}

/** A box in chest coordinates, with enough points along its sides to follow the cloth. */
function box(cloth: Cloth, [left, right]: Point, [top, bottom]: Point, steps = 5): string {
  const along = range(steps + 1).map((i) => i / steps)
  const across = (u1: number, u2: number, y: number) => along.map((t) => cloth.onTrunk(u1 + (u2 - u1) * t, y))
  const down = (u: number, y1: number, y2: number) => along.map((t) => cloth.onTrunk(u, y1 + (y2 - y1) * t))
  const sides = [...across(left, right, top), ...down(right, top, bottom), ...across(right, left, bottom)]
  return `${polyline([...sides, ...down(left, bottom, top)])}Z`
}

/** A sash with straight edges, given in page coordinates. */
function sash(cloth: Cloth): { area: string; edges: string } {
  const edge = (from: Point, to: Point): Point[] =>
    range(25).map((i) => {
      const t = i / 24
      const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      return cloth.onTrunk((x - CANVAS.centre) / 340, y)
    })
  const [upper, lower] = [edge([452, 190], [960, 1100]), edge([272, 190], [960, 1330])]
  return { area: `${polyline([...upper, ...[...lower].reverse()])}Z`, edges: smoothLine(upper) + smoothLine(lower) }
}

const peak = (u: number): number => 230 * (1 - Math.abs(u))
const zigzag = (u: number): number => 46 * Math.abs(((u * 3 + 9) % 2) - 1)

export const TRUNK_PATTERNS: Record<Pattern, Painter> = {
  plain: ({ colours: [, second] }, cloth) =>
    path(strip(cloth, -1.25, (y) => -panel(y)) + strip(cloth, panel, 1.25), `fill="${second}" fill-opacity=".92"`),
  stripes: ({ colours: [, second] }, cloth) =>
    path(
      range(4)
        .map((i) => strip(cloth, -0.777 + i * 0.444, -0.555 + i * 0.444))
        .join(''),
      `fill="${second}"`,
    ),
  pinstripe: ({ colours: [, second] }, cloth) =>
    stroke(
      range(15)
        .map((i) => line(cloth, (i - 7) / 7.4))
        .join(''),
      second,
      5,
    ),
  hoops: ({ colours: [, second] }, cloth) =>
    path(
      range(6)
        .map((i) => band(cloth, 250 + i * 196, 348 + i * 196))
        .join(''),
      `fill="${second}"`,
    ),
  sash: ({ colours: [, second, trim] }, cloth) => {
    const { area, edges } = sash(cloth)
    return path(area, `fill="${second}"`) + stroke(edges, trim, 9)
  },
  halves: ({ colours: [, second] }, cloth) => path(strip(cloth, 0, 1.3), `fill="${second}"`),
  quarters: ({ colours: [, second] }, cloth) =>
    path(box(cloth, [0, 1.3], [140, 740], 16) + box(cloth, [-1.3, 0], [740, 1420], 16), `fill="${second}"`),
  chevron: ({ colours: [, second, trim] }, cloth) =>
    path(band(cloth, 420, 560, peak), `fill="${second}"`) + path(band(cloth, 584, 604, peak), `fill="${trim}"`),
  gradient: ({ colours: [, second] }) =>
    `<linearGradient id="fade" x2="0" y2="1"><stop offset=".25" stop-color="${second}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${second}"/></linearGradient>` +
    path('M200 150H1000V1400H200Z', 'fill="url(#fade)"'),
  checker: ({ colours: [, second] }, cloth) =>
    path(
      range(10)
        .flatMap((row) => range(4).map((i) => ({ u: -1 + (i * 2 + (row % 2)) / 4, y: 176 + row * 124 })))
        .map(({ u, y }) => box(cloth, [u, u + 0.25], [y, y + 124], 3))
        .join(''),
      `fill="${second}"`,
    ),
  tonal: ({ colours: [main] }, cloth) =>
    path(
      range(11)
        .map((i) => band(cloth, 200 + i * 112, 250 + i * 112, zigzag))
        .join(''),
      `fill="${luminance(main) > 0.35 ? '#000' : '#fff'}" fill-opacity=".075"`,
    ),
}
