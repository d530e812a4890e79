import { path } from '../../../../lib/catalog/stroke-font/geometry'
import { stroke } from '../../../catalog/images/vector'
import { shades } from '../paint'
import type { Drawing } from '../drawing'
import { FOLDED_SHIRT } from '../shirt/folded'
import { foldedEdge } from './folded-edge'
import { type Paint, place, stack } from './place'

const OAK = { top: '#e3c79d', face: '#c39a67', under: '#8a6538', grain: '#8f6c3f' } as const
const IRON = '#33363b'

const BOARD = { left: 40, right: 1160, deep: 26, thick: 34 } as const

/** A bracket under a board, seen from the front and a little from above. */
const bracket = (x: number, y: number): string =>
  path(`M${x - 9} ${y}H${x + 9}V${y + 120}H${x - 9}Z`, `fill="${IRON}"`) +
  path(`M${x - 9} ${y}H${x - 3}V${y + 120}H${x - 9}Z`, 'fill="#fff" fill-opacity=".22"') +
  `<circle cx="${x}" cy="${y + 98}" r="5" fill="#fff" fill-opacity=".35"/>`

/** A board on the wall with its top at a height; items are on its far half. */
function board(y: number): string {
  const { left, right, deep, thick } = BOARD
  const face = y + deep
  return (
    shades([[600, face + thick + 40, 600, 74, 0, 0.42]]) +
    bracket(220, face + thick) +
    bracket(980, face + thick) +
    path(`M${left + 26} ${y}H${right - 26}L${right} ${face}H${left}Z`, `fill="${OAK.top}"`) +
    path(`M${left} ${face}H${right}V${face + thick}H${left}Z`, `fill="${OAK.face}"`) +
    stroke(
      `M${left + 40} ${face + 11}Q420 ${face + 5} 620 ${face + 12}T${right - 30} ${face + 9}` +
        `M${left + 10} ${face + 24}Q380 ${face + 19} 720 ${face + 25}T${right - 80} ${face + 22}`,
      OAK.grain,
      2.5,
      'stroke-opacity=".45"',
    ) +
    path(`M${left} ${face + thick - 6}H${right}V${face + thick}H${left}Z`, `fill="${OAK.under}"`) +
    stroke(`M${left} ${face + 1}H${right}`, '#fff', 3, 'stroke-opacity=".5"')
  )
}

/** Heights of the boards' tops, and where items touch them. */
const [UPPER, LOWER] = [765, 1220]
const contactHeight = (y: number) => y + 15

interface Pile {
  x: number
  width: number
  /** Indexes of the scene's shirts, from the bottom up. */
  shirts: readonly number[]
}

const UPPER_PILE: Pile = { x: 846, width: 400, shirts: [2, 0] }
const LOWER_PILES: readonly Pile[] = [
  { x: 268, width: 352, shirts: [1, 2, 1] },
  { x: 622, width: 340, shirts: [0, 1] },
  { x: 954, width: 330, shirts: [2, 0, 2] },
]

const EDGE = 80

const pile = (items: readonly Drawing[], { x, width, shirts }: Pile, board: number): string =>
  shades([[x + 10, contactHeight(board) + 2, width * 0.6, 22, 0, 0.55]]) +
  shirts
    .map((index, at) => {
      const drawing = items[index % items.length]
      const bottom = contactHeight(board) - at * (EDGE - 3)
      const name = `pile-${board}-${x}-${at}`
      return drawing
        ? foldedEdge(drawing, { name, x: x + ((at * 7) % 11) - 5, bottom, width: width - at * 6, height: EDGE })
        : ''
    })
    .join('')

/** Folded shirts on two boards: two with visible fronts, the others in piles. */
export const drawShelf: Paint = (items, unitsPerPixel) => {
  const [front, second = front] = items
  const placeShirt = (drawing: Drawing | undefined, name: string, x: number, scale: number) =>
    drawing
      ? place(
          { ...drawing, view: 'folded' },
          { pin: [600, FOLDED_SHIRT.foot], at: [x, contactHeight(UPPER)], scale },
          { name, unitsPerPixel },
        )
      : ''
  return stack([
    board(UPPER),
    board(LOWER),
    placeShirt(second, 'second', 820, 0.7),
    pile(items, UPPER_PILE, UPPER),
    placeShirt(front, 'front', 352, 0.84),
    ...LOWER_PILES.map((lowerPile) => pile(items, lowerPile, LOWER)),
  ])
}
