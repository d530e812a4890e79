import { CANVAS, path } from '../../../../lib/catalog/stroke-font/geometry'
import { stroke } from '../../../catalog/images/vector'
import { shades } from '../paint'
import { drapedScarf, scarfBehind } from './draped-scarf'
import { type Paint, place, stack } from './place'

/** The rail for the scarves, the lower rail, and the ground below the posts. */
const RAIL = { y: 330, thick: 54 } as const
const MIDDLE = { y: 860, thick: 34 } as const
const GROUND = 1290
const POSTS = [170, 1030] as const

const STEEL = { edge: '#6f757d', body: '#a9afb7', light: '#eceef1' } as const

/** A steel tube with dark edges and one highlight. */
const tube = (d: string, thick: number, lightFrom: readonly [number, number]): string =>
  stroke(d, STEEL.edge, thick, 'stroke-linecap="round"') +
  stroke(d, STEEL.body, thick * 0.8, 'stroke-linecap="round"') +
  stroke(d, STEEL.light, thick * 0.28, `stroke-linecap="round" transform="translate(${lightFrom[0]} ${lightFrom[1]})"`)

const level = (y: number): string => `M60 ${y}H${CANVAS.width - 60}`

/** Two posts on their plates, with the lower rail between them. */
function frame(): string {
  const posts = POSTS.map((x) => `M${x} ${RAIL.y}V${GROUND - 20}`).join('')
  const plates = POSTS.map(
    (x) =>
      path(`M${x - 70} ${GROUND - 6}H${x + 70}L${x + 84} ${GROUND + 14}H${x - 84}Z`, `fill="${STEEL.edge}"`) +
      path(`M${x - 66} ${GROUND - 4}H${x + 66}L${x + 74} ${GROUND + 6}H${x - 74}Z`, `fill="${STEEL.body}"`),
  )
  return (
    shades([[600, GROUND + 14, 560, 34, 0, 0.4]]) +
    tube(`M${POSTS[0]} ${MIDDLE.y}H${POSTS[1]}`, MIDDLE.thick, [0, -6]) +
    tube(posts, 44, [-8, 0]) +
    plates.join('')
  )
}

/** Positions of the scarves, the front one first. */
const SCARF_POSITIONS = [
  { x: 430, width: 262, length: 800 },
  { x: 796, width: 250, length: 690 },
] as const

/** Scarves over the railing of a terrace, and a ball at its foot. */
export const drawRailing: Paint = (items, unitsPerPixel) => {
  const scarves = items.filter(({ garment }) => garment === 'scarf')
  const ball = items.find(({ garment }) => garment === 'ball')
  const hung = SCARF_POSITIONS.flatMap((where, at) => {
    const drawing = scarves[at]
    return drawing ? [{ drawing, where: { ...where, top: RAIL.y - RAIL.thick / 2 - 8, name: `scarf-${at}` } }] : []
  })
  return stack([
    ...hung.map(({ drawing, where }) => scarfBehind(drawing, where)),
    frame(),
    tube(level(RAIL.y), RAIL.thick, [0, -10]),
    ...hung.map(({ drawing, where }) => drapedScarf(drawing, where, unitsPerPixel)),
    ball ? place(ball, { pin: [600, 1168], at: [870, GROUND + 26], scale: 0.3 }, { name: 'ball', unitsPerPixel }) : '',
  ])
}
