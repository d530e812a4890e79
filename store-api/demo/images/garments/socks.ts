import { clipPath, clipped, mapPath, range, stroke } from '../../../catalog/images/vector'
import { isBack, type Kit, type Picture, SILHOUETTE } from '../picture'
import { strokeText } from '../../../../lib/catalog/stroke-font/stroke-text'
import { makersMark } from '../marks/marks'
import { PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { creaseFrom, type CreaseRow, creases, edgeShade, lights, looser, ribKnit, shades, weave } from '../paint'
import type { Random } from '../../../catalog/images/seeded-random'
import { group, path } from '../../../../lib/catalog/stroke-font/geometry'
import { wobble } from '../curve'

const SOCK =
  'M440 200C500 190 600 190 668 200C698 420 704 560 684 760C676 880 676 960 694 1040C712 1130 690 1196 620 1214' +
  'C540 1232 440 1270 362 1292C286 1312 226 1284 240 1228C252 1182 330 1160 396 1106C456 1056 474 1010 470 920' +
  'C464 760 410 480 440 200Z'

/** Offset of the second sock of the pair, behind the first. */
const BEHIND = { x: 232, y: -62 }
const BEHIND_TRANSFORM = `transform="translate(${BEHIND.x} ${BEHIND.y})"`

const FOLDS: readonly CreaseRow[] = [
  [470, 960, 650, 900, 26, 10, 0.34],
  [470, 1010, 680, 980, 26, -10, 0.36],
  [440, 1070, 660, 1060, 26, 10, 0.36],
  [390, 1120, 560, 1170, 24, 12, 0.3],
  [450, 800, 600, 760, 22, 8, 0.2],
  [640, 700, 520, 640, 22, 8, 0.16],
  [300, 1200, 420, 1240, 22, 8, 0.22],
  [430, 372, 690, 366, 18, 10, 0.24],
]

const folds = (random: Random): string =>
  creases(FOLDS.filter(() => random() > 0.1).map((row) => looser(creaseFrom(row), random, 12)))

/** A band around the leg, curved as on a cylinder. */
const ring = (y: number, height: number, colour: string): string =>
  path(`M380 ${y}Q560 ${y + 22} 740 ${y}V${y + height}Q560 ${y + height + 22} 380 ${y + height}Z`, `fill="${colour}"`)

function legPattern(kit: Kit): string {
  const [main, second, trim] = kit.colours
  if (kit.pattern === 'hoops')
    return range(5)
      .map((i) => ring(410 + i * 110, 55, second))
      .join('')
  if (kit.pattern === 'stripes' || kit.pattern === 'pinstripe') {
    return stroke('M520 340C524 600 540 800 560 1120M590 340C600 600 610 800 624 1120', second, 12)
  }
  const mark = readableInk([main], [trim, second, PRINT_WHITE, PRINT_BLACK])
  if (isBack(kit)) {
    // A stripe down the calf.
    return stroke('M566 340C572 600 580 800 600 1150', second, 26)
  }
  return (
    strokeText(kit.crest.initials, { x: 564, y: 470, height: 84 }, { colour: mark, weight: 1.4 }) +
    makersMark(572, 620, mark, 0.7)
  )
}

function sock(kit: Kit): string {
  const [main, second, trim] = kit.colours
  return clipped(
    path(SOCK, `fill="${main}"`) +
      legPattern(kit) +
      `<ellipse cx="706" cy="1170" rx="120" ry="104" fill="${second}"/>` +
      `<ellipse cx="226" cy="1260" rx="130" ry="120" fill="${second}"/>` +
      ring(180, 150, second) +
      ring(224, 22, trim) +
      ring(262, 22, trim) +
      stroke('M400 330Q560 352 720 330', '#000', 6, 'stroke-opacity=".25"'),
    'sock',
  )
}

const form = (strength: number): string =>
  lights([
    [520, 560, 60, 420, -3, strength],
    [380, 1180, 110, 40, -28, 0.3],
  ]) +
  shades([
    [690, 620, 80, 520, 0, 0.55],
    [440, 640, 40, 420, -4, 0.34],
    [420, 1290, 260, 60, -12, 0.5],
    [660, 1190, 90, 80, 0, 0.35],
  ])

export function drawSocks(kit: Kit): Picture {
  const settle = wobble(kit.random('cloth'))
  const shape = mapPath(SOCK, settle)
  const hidden = mapPath(shape, (x, y) => [x + BEHIND.x, y + BEHIND.y])
  const random = kit.random('folds')
  const between = range(7).map((i) => stroke(shape, '#000', 8 + i * 12, 'stroke-opacity=".05"'))
  return {
    outline: shape + hidden,
    base: kit.colours[0],
    defs: clipPath('sock', shape),
    paint: group(sock(kit), BEHIND_TRANSFORM) + clipped(between.join(''), SILHOUETTE) + sock(kit),
    blurred: edgeShade(hidden) + group(folds(random), BEHIND_TRANSFORM) + edgeShade(shape) + folds(random),
    forms: group(form(0.2), BEHIND_TRANSFORM) + form(0.42),
    texture: ribKnit({ top: 130, height: 1080, pitch: 12 }, kit.unitsPerPixel) + weave(kit.unitsPerPixel),
  }
}
