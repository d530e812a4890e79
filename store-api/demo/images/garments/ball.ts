import { isBack, type Kit } from '../kit'
import { clubCrest } from '../marks/club-crest'
import { luminance } from '../paint/colour'
import { lights, shades } from '../paint/glow'
import { DISC, nearestHexagon, panelsFacing, spherePolygon, sphereLine, toward } from '../ball/panels'
import { makersMark } from '../marks/makers-mark'
import type { Picture } from '../picture'
import { path } from '../../../../lib/catalog/stroke-font/geometry'
import { clipped, stroke } from '../../../catalog/images/vector'
import { SILHOUETTE } from '../picture'

const SHELL = '#f4f2ec'

/** Radians the ball is rolled: the back shows other panels. */
const ROLL = { front: { x: 0.32, y: 0.24 }, back: { x: -0.5, y: 1.15 } }

export function drawBall(kit: Kit): Picture {
  const [main, second, trim] = kit.colours
  const roll = isBack(kit) ? ROLL.back : ROLL.front
  const panels = panelsFacing(roll.x, roll.y)
  const [x, y] = nearestHexagon(panels)
  const pentagons = (reach: number) =>
    panels.map(({ pole, ring }) => spherePolygon(ring.map((other) => toward(pole, other, reach)))).join('')
  const joints = panels.flatMap(({ pole, ring }) =>
    ring.map((other) => sphereLine([0.36, 0.44, 0.5].map((t) => toward(pole, other, t)))),
  )
  const seams = pentagons(1 / 3) + joints.join('')
  const [panel, edge] = luminance(main) > 0.5 ? [second, trim] : [main, luminance(second) > 0.5 ? trim : second]
  return {
    outline: DISC,
    base: SHELL,
    shadow: '',
    behind: shades([
      [640, 1168, 420, 70, 0, 0.5],
      [615, 1150, 210, 32, 0, 0.6],
    ]),
    paint:
      stroke(joints.join(''), edge, 30, 'stroke-linecap="round"') +
      path(pentagons(0.37), `fill="${edge}"`) +
      path(pentagons(1 / 3), `fill="${panel}"`) +
      stroke(pentagons(0.19), SHELL, 7) +
      path(pentagons(0.1), `fill="${SHELL}"`) +
      (isBack(kit) ? makersMark(x, y, panel, 1.5) : clubCrest(kit, x, y, 0.95)),
    forms:
      shades([
        [820, 1010, 520, 420, 30, 0.62],
        [660, 1130, 440, 150, 0, 0.5],
      ]) +
      lights([
        [460, 540, 330, 300, -30, 0.5],
        [720, 1120, 190, 36, -14, 0.3],
      ]),
    blurred:
      stroke(seams, '#000', 13, 'stroke-opacity=".42"') +
      stroke(seams, '#fff', 8, 'stroke-opacity=".4" transform="translate(10 12)"') +
      stroke(seams, '#000', 10, 'stroke-opacity=".12" transform="translate(-12 -14)"') +
      stroke(DISC, '#000', 70, 'stroke-opacity=".4"'),
    after:
      clipped(stroke(seams, '#000', 3.4, 'stroke-opacity=".5"'), SILHOUETTE) + lights([[440, 500, 120, 84, -34, 0.7]]),
  }
}
