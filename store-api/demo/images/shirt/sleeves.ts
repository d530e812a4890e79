import type { Drawing } from '../drawing'
import { lerp, CANVAS, path, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { clipped, polyline, range, type Side, smoothLine, stroke } from '../../../catalog/images/vector'
import { type Kit, SHEET } from '../picture'
import { darker } from '../paint/colour'
import { type Crease, ribs } from '../paint'
import type { Cloth } from './cloth'
import { type Cubic, normalAlong, pointAlong } from '../curve'
import { between, type Random, integerBetween } from '../../../catalog/images/seeded-random'

export const SLEEVE_CLIPS: Record<Side, string> = { 1: 'sleeve-right', [-1]: 'sleeve-left' }

/** Colour of one sleeve; the wearer's right is the picture's left. */
function sleeveColour({ pattern, colours: [main, second] }: Drawing, side: Side): string {
  if (pattern === 'halves') return side > 0 ? second : main
  if (pattern === 'quarters') return side > 0 ? main : second
  return pattern === 'checker' ? second : main
}

const cuffColour = (kit: Kit, side: Side): string =>
  kit.colours[1] === sleeveColour(kit, side) ? kit.colours[2] : kit.colours[1]

type Spot = (t: number, v: number) => Point

const across = range(9).map((i) => i / 8)
const lengthwise = range(13).map((i) => i / 12)

const ring = (spot: Spot, from: number, to: number): string =>
  `${polyline([...across.map((v) => spot(from, v)), ...[...across].reverse().map((v) => spot(to, v))])}Z`

function sleevePattern(kit: Kit, spot: Spot): string {
  const second = kit.colours[1]
  const isLong = kit.sleeve === 'long'
  if (kit.pattern === 'hoops') {
    const [count, pitch] = isLong ? [5, 0.2] : [2, 0.46]
    return path(
      range(count)
        .map((i) => ring(spot, 0.12 + i * pitch, 0.12 + (i + 0.5) * pitch))
        .join(''),
      `fill="${second}"`,
    )
  }
  if (kit.pattern === 'pinstripe') {
    const lines = range(6).map((i) => smoothLine(lengthwise.map((t) => spot(t, 0.08 + i * 0.17))))
    return stroke(lines.join(''), second, 4.5)
  }
  if (kit.pattern === 'tonal') {
    const count = isLong ? 8 : 4
    return path(
      range(count)
        .map((i) => ring(spot, i / count, (i + 0.45) / count))
        .join(''),
      'fill="#808080" fill-opacity=".1"',
    )
  }
  return ''
}

/** The dark far rim of a cuff, visible below the sleeve. */
export const sleeveOpening = (kit: Kit, cloth: Cloth, shape: SleeveShape, side: Side): string =>
  path(cloth.drape(shape.opening, side), `fill="${darker(cuffColour(kit, side), 0.55)}"`)

export function sleeve(kit: Kit, cloth: Cloth, shape: SleeveShape, side: Side): string {
  const cuff = cloth.drape(shape.cuff, side)
  const width = kit.sleeve === 'long' ? 84 : 60
  const spot: Spot = (t, v) => {
    const [x, y] = onSleeve(shape, t, v)
    return cloth.toCloth(CANVAS.centre + side * x, y)
  }
  return clipped(
    path(SHEET, `fill="${sleeveColour(kit, side)}"`) +
      sleevePattern(kit, spot) +
      stroke(cuff, '#000', width + 8, 'stroke-opacity=".18"') +
      stroke(cuff, cuffColour(kit, side), width) +
      stroke(cuff, kit.colours[2], 16) +
      ribs(cuff, width),
    SLEEVE_CLIPS[side],
  )
}

/** The right-hand sleeve, around x = 0. */
export interface SleeveShape {
  outline: string
  /** The line of the cuff, outside to inside. */
  cuff: string
  /** The far rim of the opening, visible below the cuff. */
  opening: string
  /** Both long edges. */
  edges: string
  /** The long edges as curves, from the body to the cuff. */
  outer: readonly Cubic[]
  inner: readonly Cubic[]
}

type Length = Drawing['sleeve']

const ARMHOLE = 'C258 486 288 340 318 261Z'

const OUTER: Record<Length, readonly Cubic[]> = {
  short: [
    [
      [318, 261],
      [398, 284],
      [440, 346],
      [474, 432],
    ],
    [
      [474, 432],
      [502, 504],
      [530, 566],
      [548, 626],
    ],
  ],
  long: [
    [
      [318, 261],
      [404, 288],
      [452, 356],
      [478, 470],
    ],
    [
      [478, 470],
      [510, 620],
      [548, 800],
      [540, 960],
    ],
    [
      [540, 960],
      [536, 1060],
      [522, 1160],
      [508, 1240],
    ],
  ],
}

const INNER: Record<Length, readonly Cubic[]> = {
  short: [
    [
      [318, 578],
      [334, 612],
      [350, 652],
      [368, 700],
    ],
  ],
  long: [
    [
      [318, 578],
      [330, 620],
      [374, 700],
      [396, 830],
    ],
    [
      [396, 830],
      [416, 960],
      [404, 1130],
      [404, 1248],
    ],
  ],
}

const SHOULDER: Point = [318, 261]

const at = ([x, y]: Point): string => `${x} ${y}`

const ahead = (chain: readonly Cubic[]): string => chain.map(([, b, c, d]) => `C${at(b)} ${at(c)} ${at(d)}`).join('')

const backwards = (chain: readonly Cubic[]): string =>
  [...chain]
    .reverse()
    .map(([a, b, c]) => `C${at(c)} ${at(b)} ${at(a)}`)
    .join('')

/** `dip` bends the near rim of the cuff, `rim` the far one. */
function sleeveShape(length: Length, { dip, rim }: { dip: Point; rim: Point }): SleeveShape {
  const [outer, inner] = [OUTER[length], INNER[length]]
  const [corner, foot] = [pointAlong(outer, 1), pointAlong(inner, 1)]
  const start = `M${at(SHOULDER)}${ahead(outer)}`
  return {
    outer,
    inner,
    outline: `${start}Q${at(dip)} ${at(foot)}${backwards(inner)}${ARMHOLE}`,
    cuff: `M${at(corner)}Q${at(dip)} ${at(foot)}`,
    opening: `M${at(corner)}Q${at(rim)} ${at(foot)}Q${at(dip)} ${at(corner)}Z`,
    edges: `${start}M${at(foot)}${backwards(inner)}`,
  }
}

export const SLEEVE_SHAPES: Record<Length, SleeveShape> = {
  short: sleeveShape('short', { dip: [462, 686], rim: [476, 708] }),
  long: sleeveShape('long', { dip: [458, 1264], rim: [464, 1290] }),
}

/** A point on the sleeve: `t` from the armhole (0) to the cuff (1), `v` from the outer edge (0) to the inner (1). */
function onSleeve({ outer, inner }: SleeveShape, t: number, v: number): Point {
  const [a, b] = [pointAlong(outer, t), pointAlong(inner, t)]
  const [nx, ny] = normalAlong(inner, t)
  const bulge = 26 * Math.sin(Math.PI * v)
  return [lerp(a[0], b[0], v) + ny * bulge, lerp(a[1], b[1], v) - nx * bulge]
}

/** Creases from the inside of the arm, where cloth bunches, towards the outside. */
function oneSleeve(shape: SleeveShape, isLong: boolean, random: Random, place: (point: Point) => Point): Crease[] {
  const count = isLong ? integerBetween(random, 6, 9) : integerBetween(random, 3, 5)
  const bunching = range(count).map((i): Crease => {
    const t = ((i + between(random, 0, 0.7)) / count) * (isLong ? 0.9 : 0.8)
    return {
      from: place(onSleeve(shape, t, between(random, 0.88, 1))),
      to: place(
        onSleeve(shape, Math.max(0.02, t + between(random, -0.2, isLong ? 0.08 : 0.25)), between(random, 0.08, 0.4)),
      ),
      width: between(random, 14, 25),
      bend: between(random, -16, 16),
      strength: between(random, 0.16, 0.34),
    }
  })
  const [start, end] = isLong ? [0.25, 0.85] : [0.12, 0.8]
  const lengthwise: Crease = {
    from: place(onSleeve(shape, start, between(random, 0.25, 0.5))),
    to: place(onSleeve(shape, end * between(random, 0.8, 1), between(random, 0.35, 0.6))),
    width: between(random, 18, 28),
    bend: between(random, -14, 14),
    strength: between(random, 0.08, 0.2),
  }
  return [...bunching, lengthwise]
}

export function sleeveFolds(kit: Kit, cloth: Cloth, shape: SleeveShape): Crease[] {
  const random = kit.random('sleeves')
  const sides: Side[] = [1, -1]
  return sides.flatMap((side) =>
    oneSleeve(shape, kit.sleeve === 'long', random, ([x, y]) => cloth.toCloth(CANVAS.centre + side * x, y)),
  )
}
