import { group, CANVAS, type Point, round1 } from '../../../lib/catalog/stroke-font/geometry'

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const pair = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`

/** Open path of straight lines; add `Z` to close it. */
export const polyline = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

/** Open path that curves through the midpoints of its points. */
export function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const middles = rest.slice(0, -1).map((point, index): [Point, Point] => {
    const next = rest[index + 1] ?? point
    return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]]
  })
  const last = rest.at(-1) ?? first
  return `M${pair(first)}${middles.map(([controlPoint, end]) => `Q${pair(controlPoint)} ${pair(end)}`).join('')}L${pair(last)}`
}

/** Move every coordinate pair of a path. The path may hold absolute M, L, C, Q and Z only. */
export const mapPath = (d: string, move: (x: number, y: number) => Point): string =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => pair(move(Number(x), Number(y))))

/** The box around the points of a path, control points included. */
export function boundsOf(d: string): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys]: [number[], number[]] = [[], []]
  mapPath(d, (x, y) => {
    xs.push(x)
    ys.push(y)
    return [x, y]
  })
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Put a path drawn around x = 0 on the page's centre line; side -1 mirrors it. */
export const centred = (d: string, side: Side = 1): string => mapPath(d, (x, y) => [CANVAS.centre + side * x, y])

export type Side = 1 | -1

/** Both sides of a path drawn around x = 0. */
export const bothSides = (d: string): string => centred(d) + centred(d, -1)

/** Two control points and the end point of a cubic curve. */
export type Curve = readonly [number, number, number, number, number, number]

/** Close a right-hand half outline (from the centre top to the centre bottom, around x = 0) with its mirror image. */
export function symmetricOutline(start: Point, curves: readonly Curve[]): string {
  const starts: Point[] = [start, ...curves.map((curve): Point => [curve[4], curve[5]])]
  const right = curves.map((c) => `C${c[0]} ${c[1]} ${c[2]} ${c[3]} ${c[4]} ${c[5]}`)
  const left = curves.map((c, index) => {
    const [x, y] = starts[index] ?? start
    return `C${-c[2]} ${c[3]} ${-c[0]} ${c[1]} ${-x} ${y}`
  })
  return `M${start[0]} ${start[1]}${right.join('')}${left.reverse().join('')}Z`
}

/** A path drawn as a line. */
export const stroke = (d: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round1(width)}" ${attributes}/>`

/** Content that is clipped by the clip path with this id. */
export const clipped = (content: string, id: string): string => group(content, `clip-path="url(#${id})"`)

export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
