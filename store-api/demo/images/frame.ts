import type { Drawing } from '../../catalog/images/drawing'
import { PAGE } from '../../../lib/catalog/stroke-font/geometry'

/** How a garment stands on the page, and which part of the page is seen. */
interface Frame {
  move: readonly [number, number]
  scale: readonly [number, number]
  /** The view is always 4 wide to 5 high. */
  view: { x: number; y: number; width: number }
}

type Garment = Drawing['garment']

const WHOLE_PAGE = { x: 0, y: 0, width: PAGE.width }

/** Scale about the middle of the page, then move down by `drop`. */
function scaled(scaleX: number, scaleY = scaleX, drop = 0): Pick<Frame, 'move' | 'scale'> {
  return { move: [600 - 600 * scaleX, Math.round(750 - 750 * scaleY) + drop], scale: [scaleX, scaleY] }
}

const ADULT: Record<Garment, Pick<Frame, 'move' | 'scale'>> = {
  shirt: scaled(0.98, 0.98, -6),
  shorts: scaled(1.06),
  socks: scaled(0.95),
  scarf: scaled(0.97),
  ball: scaled(1),
  crest: scaled(1),
}

/** Shirts grow shorter in the cloth itself, so that crest and letters keep their shape. */
const KIDS: Partial<Record<Garment, Pick<Frame, 'move' | 'scale'>>> = {
  shirt: scaled(0.98, 0.98, 70),
  shorts: scaled(1.04, 0.94),
  socks: scaled(0.95, 0.82),
  ball: scaled(0.9),
}

/** The part of the page a close look shows. */
const CLOSE: Record<Garment, Frame['view']> = {
  shirt: { x: 336, y: 150, width: 540 },
  shorts: { x: 500, y: 600, width: 500 },
  socks: { x: 330, y: 190, width: 560 },
  scarf: { x: 330, y: 560, width: 520 },
  ball: { x: 360, y: 480, width: 460 },
  crest: { x: 160, y: 200, width: 880 },
}

export function frameFor({ garment, cut, view }: Drawing): Frame {
  const stand = (cut === 'kids' && KIDS[garment]) || ADULT[garment]
  return { ...stand, view: view === 'detail' ? CLOSE[garment] : WHOLE_PAGE }
}
