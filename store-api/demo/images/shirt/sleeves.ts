import type { Drawing } from '../../../catalog/images/drawing'
import { PAGE, path, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { polyline, range, smoothLine, type Side } from '../../../catalog/images/vector'
import type { Kit } from '../kit'
import { darker } from '../paint/colour'
import { ribs } from '../paint/seam'
import { SHEET } from '../picture'
import { clipped, stroke } from '../../../catalog/images/vector'
import type { Cloth } from './cloth'
import { onSleeve, type SleeveShape } from './sleeve-shape'

export const SLEEVE_CLIPS: Record<Side, string> = { 1: 'sleeve-right', [-1]: 'sleeve-left' }

/** Colour of the cloth of one sleeve; wearer's right is the picture's left. */
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

/** The dark far rim of a cuff, seen under the sleeve. */
export const sleeveOpening = (kit: Kit, cloth: Cloth, shape: SleeveShape, side: Side): string =>
  path(cloth.lay(shape.opening, side), `fill="${darker(cuffColour(kit, side), 0.55)}"`)

export function sleeve(kit: Kit, cloth: Cloth, shape: SleeveShape, side: Side): string {
  const cuff = cloth.lay(shape.cuff, side)
  const width = kit.sleeve === 'long' ? 84 : 60
  const spot: Spot = (t, v) => {
    const [x, y] = onSleeve(shape, t, v)
    return cloth.settle(PAGE.centre + side * x, y)
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
