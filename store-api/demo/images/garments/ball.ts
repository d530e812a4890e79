import { isBack, type Kit, type Picture, SILHOUETTE } from '../picture'
import { clubCrest } from './crest'
import { luminance } from '../paint/colour'
import { lights, shades } from '../paint'
import { makersMark } from '../marks/marks'
import { lerp, CANVAS, path, type Point } from '../../../../lib/catalog/stroke-font/geometry'
import { clipped, polyline, range, stroke } from '../../../catalog/images/vector'

const SHELL = '#f4f2ec'

/** Rotation of the ball in radians; front and back show different panels. */
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

type Vector = readonly [number, number, number]

const BALL = { x: CANVAS.centre, y: 730, r: 420 } as const

/** Handle length of a cubic curve that approximates a quarter circle. */
const HANDLE = 0.5523

const corner = (x: number, y: number): string => `${BALL.x + x * BALL.r} ${BALL.y + y * BALL.r}`

/** The outline of the ball. */
const DISC =
  `M${corner(-1, 0)}C${corner(-1, -HANDLE)} ${corner(-HANDLE, -1)} ${corner(0, -1)}` +
  `C${corner(HANDLE, -1)} ${corner(1, -HANDLE)} ${corner(1, 0)}` +
  `C${corner(1, HANDLE)} ${corner(HANDLE, 1)} ${corner(0, 1)}` +
  `C${corner(-HANDLE, 1)} ${corner(-1, HANDLE)} ${corner(-1, 0)}Z`

const PHI = (1 + Math.sqrt(5)) / 2

const dot = (p: Vector, q: Vector): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2]

const cross = (p: Vector, q: Vector): Vector => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
]

const unit = (p: Vector): Vector => {
  const length = Math.hypot(...p)
  return [p[0] / length, p[1] / length, p[2] / length]
}

/** A point between two poles. */
export const toward = (p: Vector, q: Vector, t: number): Vector => [
  lerp(p[0], q[0], t),
  lerp(p[1], q[1], t),
  lerp(p[2], q[2], t),
]

function turned([x, y, z]: Vector, aboutX: number, aboutY: number): Vector {
  const x2 = x * Math.cos(aboutY) + z * Math.sin(aboutY)
  const z2 = z * Math.cos(aboutY) - x * Math.sin(aboutY)
  return [x2, y * Math.cos(aboutX) - z2 * Math.sin(aboutX), z2 * Math.cos(aboutX) + y * Math.sin(aboutX)]
}

/** Vertices of an icosahedron: the centres of a ball's twelve pentagons. */
const CORNERS: readonly Vector[] = [-1, 1].flatMap((i) =>
  [-PHI, PHI].flatMap((j): Vector[] => [
    [0, i, j],
    [i, j, 0],
    [j, 0, i],
  ]),
)

interface Panel {
  pole: Vector
  /** The five poles around it, in order. */
  ring: Vector[]
}

function ringAround(pole: Vector, poles: readonly Vector[]): Vector[] {
  const near = poles.filter((other) => other !== pole && dot(pole, other) > 0.4)
  const [first = pole] = near
  const along = dot(first, pole)
  const x = unit([first[0] - pole[0] * along, first[1] - pole[1] * along, first[2] - pole[2] * along])
  const y = cross(pole, x)
  const angle = (p: Vector) => Math.atan2(dot(p, y), dot(p, x))
  return near.sort((p, q) => angle(p) - angle(q))
}

/** The visible pentagons of a rotated ball, including those at its edge. */
function panelsFacing(aboutX: number, aboutY: number): Panel[] {
  const poles = CORNERS.map((corner) => turned(unit(corner), aboutX, aboutY))
  return poles.filter((pole) => pole[2] > -0.42).map((pole) => ({ pole, ring: ringAround(pole, poles) }))
}

/** Projects a point onto the sphere and the page; points behind the edge are moved onto it. */
function onPage(p: Vector): Point {
  const [x, y, z] = unit(p)
  const k = z < 0 ? 1 / Math.hypot(x, y) : 1
  return [BALL.x + x * k * BALL.r, BALL.y - y * k * BALL.r]
}

const sphereLine = (points: readonly Vector[]): string => polyline(points.map(onPage))

/** A polygon with sides that follow the sphere. */
function spherePolygon(corners: readonly Vector[]): string {
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return range(5).map((k) => onPage(toward(corner, next, k / 5)))
  })
  return `${polyline(points)}Z`
}

/** Centre of the frontmost hexagon on the page. */
function nearestHexagon(panels: readonly Panel[]): Point {
  const middles = panels.flatMap(({ pole, ring }) =>
    ring.map((neighbour, index): Vector => {
      const other = ring[(index + 1) % ring.length] ?? neighbour
      return unit([
        pole[0] + neighbour[0] + other[0],
        pole[1] + neighbour[1] + other[1],
        pole[2] + neighbour[2] + other[2],
      ])
    }),
  )
  const [nearest] = middles.sort((p, q) => q[2] - p[2])
  return nearest ? onPage(nearest) : [BALL.x, BALL.y]
}
