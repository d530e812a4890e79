import { group, path } from '../../../../lib/catalog/stroke-font/geometry'
import { strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { range, stroke } from '../../../catalog/images/vector'
import type { Drawing } from '../drawing'
import { clubCrest } from '../garments/crest'
import { along, bars, fringe, piece, type RibbonPoint } from '../garments/scarf'
import { creases, edgeShade, looser } from '../paint'
import { PRINT_BLACK, PRINT_WHITE, readableInk, darker } from '../paint/colour'
import { kitFor, type Layers, layOut } from '../picture'
import { withIds } from './place'

interface Hung {
  /** Unique in the scene. */
  name: string
  /** Middle of the scarf, and the top of the rail. */
  x: number
  top: number
  width: number
  length: number
}

/** A tail that hangs down slightly askew: `t` from the rail (0) to its end (1). */
const tail = ({ x, top, width, length }: Hung, sway: number, phase: number): RibbonPoint => {
  return (t, s) => {
    const half = (width / 2) * (1 - 0.05 * t + 0.012 * Math.sin(t * 17 + phase))
    return [x + s * half + sway * t * t, top + length * t + 5 * s * Math.sin(t * 4 + phase)]
  }
}

/** The visible part of the tail behind the rail. */
export function scarfBehind(drawing: Drawing, hung: Hung): string {
  const [first, second] = drawing.colours
  const random = kitFor(drawing, 1).random('far fringe')
  const at = tail({ ...hung, x: hung.x + 34, length: hung.length * 0.8 }, 12, 2)
  return (
    fringe(at, 1, [darker(second, 0.35), darker(first, 0.35)], random) +
    path(piece(at, 0.02, 1), `fill="${darker(second, 0.38)}"`) +
    path(piece(at, 0.84, 0.88) + piece(at, 0.93, 0.97), `fill="${darker(first, 0.38)}"`) +
    stroke(along(at, 0.02, 1, 1), '#000', 22, 'stroke-opacity=".16"')
  )
}

/** The front tail of a scarf over a rail, with crest, text and fringe. */
export function drapedScarf(drawing: Drawing, hung: Hung, unitsPerPixel: number): Layers {
  const kit = kitFor(drawing, unitsPerPixel)
  const [ground, figure, trim] = kit.colours
  const random = kit.random('draped')
  const { x, top, width, length } = hung
  const at = tail(hung, -10, 0.4)
  const scale = width / 264
  const ink = readableInk([ground], [figure, trim, PRINT_WHITE, PRINT_BLACK])
  const wales = range(11).map((i) => along(at, 0, 1, -0.9 + i * 0.18))
  const selvedge = piece(at, 0, 1, -0.86, -0.72) + piece(at, 0, 1, 0.72, 0.86)
  const word = { x: x - 4, y: top + length * 0.52, height: 82 * scale, maxWidth: length * 0.5, turn: -90 }
  const folds = [-0.5, 0.1, 0.55].map((s, i) =>
    looser(
      { from: at(0.02, s), to: at(0.4 + i * 0.2, s * 0.8), width: 34, bend: 14 - i * 14, strength: 0.26 },
      random,
      10,
    ),
  )
  const roll = range(5).map((i) =>
    stroke(along(across(at, 0.075), 0, 1, 0), '#000', 8 + i * 12, 'stroke-opacity=".05"'),
  )
  const layers = layOut(
    {
      outline: piece(at, 0, 1),
      base: ground,
      shadow: piece(at, 0.1, 1),
      behind: fringe(at, 1, [ground, figure], random),
      paint:
        path(selvedge, `fill="${figure}"`) +
        bars(at, 1, -1, [figure, trim]) +
        stroke(wales.join(''), '#000', 3, 'stroke-opacity=".12"') +
        strokeText(kit.name ?? kit.crest.initials, word, { colour: ink, weight: 1.5 }) +
        clubCrest(kit, x - 1, top + length * 0.16, 0.8 * scale),
      blurred: edgeShade(along(at, 0, 1, 1) + along(at, 0, 1, -1)) + creases(folds) + group(roll.join('')),
      forms: '',
    },
    kit,
  )
  return { defs: withIds(layers.defs, hung.name), body: withIds(layers.body, hung.name) }
}

/** A line across a tail, as a ribbon. */
const across =
  (at: RibbonPoint, t: number): RibbonPoint =>
  (u) =>
    at(t, u * 2 - 1)
