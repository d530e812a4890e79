import { PAGE, path } from '../../../../lib/catalog/stroke-font/geometry'
import { range } from '../../../catalog/images/vector'
import { isBack, type Kit } from '../kit'
import { lettering } from '../../../../lib/catalog/stroke-font/lettering'
import { clubCrest } from '../marks/club-crest'
import { PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { creaseFrom, creases, looser, type CreaseRow } from '../paint/crease'
import { lights, shades } from '../paint/glow'
import { edgeShade } from '../paint/seam'
import { weave } from '../paint/weave'
import { SILHOUETTE, type Picture } from '../picture'
import { fringe } from '../scarf/fringe'
import { along, hungRibbon, piece, type RibbonPoint } from '../scarf/ribbon'
import { clipped, stroke } from '../../../catalog/images/vector'

const FOLDS: readonly CreaseRow[] = [
  [420, 300, 400, 760, 44, 20, 0.3],
  [770, 300, 760, 700, 40, -20, 0.3],
  [510, 220, 560, 560, 34, 10, 0.34],
  [640, 230, 630, 560, 34, -10, 0.34],
  [470, 420, 480, 1000, 36, 14, 0.2],
  [680, 420, 690, 900, 30, 10, 0.2],
  [600, 190, 610, 420, 26, 4, 0.3],
]

/** Where the front tail begins to lie over the back one. */
const OVERLAP = 0.6

/** Bars of colour from one end inwards; `direction` says which way in is. */
const bars = (at: RibbonPoint, end: number, direction: number, colours: readonly [string, string]): string =>
  range(4)
    .map((i) => {
      const [a, b] = [end + direction * (0.02 + i * 0.042), end + direction * (0.041 + i * 0.042)]
      return path(piece(at, Math.min(a, b), Math.max(a, b)), `fill="${colours[i % 2] ?? PRINT_WHITE}"`)
    })
    .join('')

export function drawScarf(kit: Kit): Picture {
  const back = isBack(kit)
  const [first, second, trim] = kit.colours
  // Knit scarves show the same picture with the colours changed over on the other side.
  const [ground, figure] = back ? [second, first] : [first, second]
  const random = kit.random('fringe')
  const at = hungRibbon(back, random() * 6)
  const turned = (x: number) => (back ? PAGE.width - x : x)
  const ink = readableInk([ground], [figure, trim, PRINT_WHITE, PRINT_BLACK])
  const word = lettering(
    kit.name ?? kit.crest.initials,
    { x: turned(708), y: 548, height: 86, maxWidth: 400, turn: back ? 88 : -88 },
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
        from: [PAGE.width - fold.from[0], fold.from[1]] as const,
        to: [PAGE.width - fold.to[0], fold.to[1]] as const,
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
