import { CANVAS, path, type Point, round1 } from '../../../../lib/catalog/stroke-font/geometry'
import { stroke } from '../../../catalog/images/vector'
import { type Paint, place, stack } from './place'
import { goalFrame, goalLine, net, PITCH_DEFS, turf } from './pitch'

const GOAL = { left: 92, right: 1108, top: 78, foot: 1262 }
const ROPE = { left: 174, right: 174, sag: 56 }

/** Height of the line at a position between the posts. */
const ropeAt = (x: number): number => {
  const t = (x - GOAL.left) / (GOAL.right - GOAL.left)
  return ROPE.left + ROPE.sag * 4 * t * (1 - t)
}

const rope = (): string => {
  const middle = `Q${CANVAS.centre} ${ROPE.left + 2 * ROPE.sag}`
  const d = `M${GOAL.left} ${ROPE.left}${middle} ${GOAL.right} ${ROPE.right}`
  const knots = `M${GOAL.left - 20} ${ROPE.left - 6}H${GOAL.left + 20}M${GOAL.right - 20} ${ROPE.right - 6}H${GOAL.right + 20}`
  return (
    stroke(d, '#000', 9, 'stroke-opacity=".16" transform="translate(4 8)"') +
    stroke(d, '#b89a6a', 9) +
    stroke(d, '#e9d6ae', 4, 'stroke-dasharray="9 6" transform="translate(0 -1)"') +
    stroke(knots, '#b89a6a', 16) +
    stroke(knots, '#e9d6ae', 5, 'stroke-dasharray="5 5"')
  )
}

/** A wooden clothes peg, its jaws on the line. */
function peg([x, y]: Point, turn: number): string {
  const half = (side: number) =>
    path(
      `M${side * 2} -34L${side * 13} -30L${side * 11} 44L${side * 3} 52Z`,
      `fill="${side < 0 ? '#e6c493' : '#c79d66'}"`,
    )
  return (
    `<g transform="translate(${round1(x)} ${round1(y)}) rotate(${turn})">` +
    path('M-13 -30L13 -30L11 52L-11 52Z', 'fill="#000" fill-opacity=".22" transform="translate(6 7)"') +
    half(-1) +
    half(1) +
    stroke('M-13 2H13', '#7d838b', 6) +
    stroke('M-13 1H13', '#d9dce0', 2) +
    '</g>'
  )
}

/** Positions of the shirts: two behind, one in front. */
const HUNG = [
  { x: 318, scale: 0.48, turn: -3 },
  { x: 884, scale: 0.48, turn: 2.6 },
  { x: 600, scale: 0.57, turn: 0.8 },
]

/** Position of the pegs on a shirt's shoulders, relative to its middle. */
const SHOULDER = { x: 205, y: 224 }

/** Shirts on a washing line between the posts of a goal; the first hangs in front. */
export const drawWashingLine: Paint = ([front, left = front, right = front, ball], unitsPerPixel) => {
  const shirts = [left, right, front].flatMap((shirt, i) => {
    const hung = HUNG[i]
    if (!shirt || !hung) return []
    const at: Point = [hung.x, ropeAt(hung.x) + 14]
    const angle = (hung.turn * Math.PI) / 180
    const pegs = [-1, 1].map((side) => {
      const dx = side * SHOULDER.x * hung.scale
      return peg([at[0] + dx * Math.cos(angle), at[1] + dx * Math.sin(angle) - 10], hung.turn + side * 5)
    })
    const pin: Point = [CANVAS.centre, SHOULDER.y]
    return [place(shirt, { pin, at, ...hung, hasShadow: false }, { name: `shirt-${i}`, unitsPerPixel }), pegs.join('')]
  })
  const rolled = ball
    ? [place(ball, { pin: [600, 1168], at: [868, 1352], scale: 0.27 }, { name: 'ball', unitsPerPixel })]
    : []
  return stack([
    { defs: PITCH_DEFS, body: net(GOAL) },
    turf(GOAL.foot + 62),
    goalLine(GOAL.foot + 6),
    goalFrame(GOAL),
    rope(),
    ...shirts,
    ...rolled,
  ])
}
