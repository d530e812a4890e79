import { group, CANVAS } from '../../../lib/catalog/stroke-font/geometry'
import { boundsOf, clipPath } from '../../catalog/images/vector'
import { castShadow, GLOW_DEFS } from './paint'
import { darknessOf, rimLight } from './paint/rim-light'
import type { Drawing } from './drawing'
import { type Random, seededRandom } from '../../catalog/images/seeded-random'

/** The layers of one garment. */
export interface Picture {
  /** The silhouette, which clips everything lit. */
  outline: string
  /** Colour below all paint, so that gaps do not show the background. */
  base: string
  /** Cloth, pattern and print, unlit. */
  paint: string
  defs?: string
  /** Outline of the shadow, if it is not the silhouette; `''` for none. */
  shadow?: string
  /** Drawn behind the garment: openings, the inside of a hem, fringe. */
  behind?: string
  /** Black and white shapes of the light, to be blurred. */
  blurred?: string
  /** Black and white shapes of the light that are already soft. */
  forms?: string
  /** Grain of the cloth. */
  texture?: string
  /** Drawn last and unlit: thread, laces. */
  after?: string
}

/** SVG content, and the definitions it refers to by id. */
export interface Layers {
  defs: string
  body: string
}

export const SILHOUETTE = 'silhouette'

/** The cost of a blur depends on its area, so it is limited to the garment. */
function blurOver(outline: string): string {
  const { left, top, right, bottom } = boundsOf(outline)
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`
  return (
    `<filter id="soft" ${box} filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    '<feGaussianBlur stdDeviation="7"/></filter>'
  )
}

/** The whole page, as a path. */
export const SHEET = `M0 0L${CANVAS.width} 0L${CANVAS.width} ${CANVAS.height}L0 ${CANVAS.height}Z`

/** Hard light on medium grey: darker shapes shade the cloth, lighter ones brighten it. */
const light = ({ forms = '', blurred = '', texture = '' }: Picture): string =>
  group(
    `<path d="${SHEET}" fill="#7e7e7e"/>${forms}${group(blurred, 'filter="url(#soft)"')}${texture}`,
    'style="mix-blend-mode:hard-light"',
  )

/**
 * Combines shadow, cloth and light. Cloth and light fill the whole page and are clipped together, as one isolated
 * group: otherwise the antialiased pixels of every edge would turn grey.
 */
export function layOut(picture: Picture, kit: Kit): Layers {
  const { unitsPerPixel } = kit
  const { outline, base, paint, defs = '', shadow = outline, behind = '', after = '' } = picture
  const cut = `clip-path="url(#${SILHOUETTE})" style="isolation:isolate"`
  const lit = group(`<path d="${SHEET}" fill="${base}"/>${paint}${light(picture)}`, cut)
  const darkness = darknessOf(kit)
  const rim = rimLight({ outline, sheet: SHEET, silhouette: SILHOUETTE, darkness, unitsPerPixel })
  return {
    defs: GLOW_DEFS + blurOver(outline) + defs + clipPath(SILHOUETTE, outline) + rim.defs,
    body: (shadow && castShadow(shadow, unitsPerPixel)) + behind + lit + rim.body + after,
  }
}

/** A drawing with its random sequences and the resolution of the picture. */
export interface Kit extends Drawing {
  /** A separate sequence per purpose, so that an additional fold does not move a sponsor. */
  random: (purpose: string) => Random
  /** Drawing units in one pixel of the requested image. */
  unitsPerPixel: number
}

/**
 * The detail is a crop of the front, so both share a seed.
 * Fields are listed, since a database may reorder JSON keys.
 */
const seedOf = (d: Drawing): string =>
  JSON.stringify([
    ...[d.garment, d.view === 'back' ? 'back' : 'front', d.colours, d.pattern, d.collar, d.sleeve, d.cut],
    ...[d.crest.shape, d.crest.initials, d.sponsor, d.name, d.number],
  ])

export function kitFor(drawing: Drawing, unitsPerPixel: number): Kit {
  const seed = seedOf(drawing)
  return { ...drawing, unitsPerPixel, random: (purpose) => seededRandom(seed + purpose) }
}

export const isBack = (kit: Kit): boolean => kit.view === 'back'

/** Position of a garment on the page, and the visible part of the page. */
export interface Frame {
  move: readonly [number, number]
  scale: readonly [number, number]
  /** The view is always 4 wide to 5 high. */
  view: { x: number; y: number; width: number }
}

type Placement = Pick<Frame, 'move' | 'scale'>

type Garment = Drawing['garment']

export const WHOLE_PAGE = { x: 0, y: 0, width: CANVAS.width }

/** Scales about the middle of the page, then moves down by `drop`. */
function placement(scaleX: number, scaleY = scaleX, drop = 0): Placement {
  return { move: [600 - 600 * scaleX, Math.round(750 - 750 * scaleY) + drop], scale: [scaleX, scaleY] }
}

const ADULT: Record<Garment, Placement> = {
  shirt: placement(0.98, 0.98, -6),
  shorts: placement(1.06),
  socks: placement(0.95),
  scarf: placement(0.97),
  ball: placement(1),
  crest: placement(1),
}

/** Smaller than adult garments. Shirts are shortened in the cloth itself, so that letters are not distorted. */
const KIDS: Partial<Record<Garment, Placement>> = {
  shirt: placement(0.84, 0.84, 62),
  shorts: placement(0.92, 0.78),
  socks: placement(0.82, 0.68),
  ball: placement(0.84),
}

/** A folded shirt has less than half the height; a hung one leaves room for the hook. */
const SHIRT = { folded: placement(1.34, 1.34, 262), hung: placement(0.9, 0.9, 66) }

/** The part of the page in a close-up of an adult garment. */
const CLOSE: Record<Garment, Frame['view']> = {
  shirt: { x: 336, y: 150, width: 540 },
  shorts: { x: 500, y: 600, width: 500 },
  socks: { x: 330, y: 190, width: 560 },
  scarf: { x: 330, y: 560, width: 520 },
  ball: { x: 360, y: 480, width: 460 },
  crest: { x: 160, y: 200, width: 880 },
}

/** The close-up of the same part for a garment with a different position and scale. */
function closeUpOf(garment: Garment, { move, scale }: Placement): Frame['view'] {
  const { x, y, width } = CLOSE[garment]
  const adult = ADULT[garment]
  return {
    x: move[0] + ((x - adult.move[0]) * scale[0]) / adult.scale[0],
    y: move[1] + ((y - adult.move[1]) * scale[1]) / adult.scale[1],
    width: (width * scale[0]) / adult.scale[0],
  }
}

export function frameFor({ garment, cut, view }: Drawing): Frame {
  if (garment === 'shirt' && (view === 'folded' || view === 'hung')) return { ...SHIRT[view], view: WHOLE_PAGE }
  const stand = (cut === 'kids' && KIDS[garment]) || ADULT[garment]
  return { ...stand, view: view === 'detail' ? closeUpOf(garment, stand) : WHOLE_PAGE }
}
