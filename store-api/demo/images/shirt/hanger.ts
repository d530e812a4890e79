import { CANVAS, path } from '../../../../lib/catalog/stroke-font/geometry'
import { centred, clipped, stroke } from '../../../catalog/images/vector'
import { lights, shades } from '../paint'
import type { Picture } from '../picture'
import { NECK_CLIP } from './collars'

const WOOD = { top: '#dcb98c', side: '#b98e5c', grain: '#8d6537' } as const
const STEEL = '#8d9299'

const ARMS =
  'M-190 316C-120 252 -60 214 0 208C60 214 120 252 190 316L190 356C120 292 60 254 0 248C-60 254 -120 292 -190 356Z'
const GRAIN = 'M-180 334C-116 274 -58 236 0 230C58 236 116 274 180 334'

/** The arms of a wooden hanger that are visible in the neck. */
export const hangerInNeck = (): string =>
  clipped(
    path(centred(ARMS), 'fill="#000" fill-opacity=".3" transform="translate(5 12)"') +
      path(centred(ARMS), `fill="${WOOD.side}"`) +
      path(centred(ARMS), `fill="${WOOD.top}" transform="translate(0 -6)"`) +
      stroke(centred(GRAIN), WOOD.grain, 3, 'stroke-opacity=".35"'),
    NECK_CLIP,
  )

const CENTRE = CANVAS.centre
const STEM = `M${CENTRE} 222L${CENTRE} 74C${CENTRE} 40 ${CENTRE + 44} 32 ${CENTRE + 44} -10C${CENTRE + 44} -66 ${CENTRE - 42} -66 ${CENTRE - 42} -14`
const PEG = { x: CENTRE + 1, y: -12, r: 27 }

/** A wooden peg in the wall, seen from its end. */
const peg = (): string =>
  shades([[PEG.x + 16, PEG.y + 30, 58, 48, 0, 0.4]]) +
  `<circle cx="${PEG.x}" cy="${PEG.y}" r="${PEG.r}" fill="${WOOD.side}"/>` +
  `<circle cx="${PEG.x - 1}" cy="${PEG.y - 2}" r="${PEG.r - 4}" fill="${WOOD.top}"/>` +
  `<circle cx="${PEG.x - 1}" cy="${PEG.y - 2}" r="${PEG.r - 13}" fill="none" stroke="${WOOD.grain}" stroke-width="3" stroke-opacity=".4"/>` +
  lights([[PEG.x - 8, PEG.y - 10, 18, 14, 0, 0.5]])

/** Adds the hook of the hanger in front of the shirt, and the peg in the wall behind it. */
export const withHook = (shirt: Picture): Picture => ({
  ...shirt,
  behind: `${shirt.behind ?? ''}${peg()}`,
  after:
    (shirt.after ?? '') +
    stroke(STEM, '#000', 13, 'stroke-opacity=".2" stroke-linecap="round" transform="translate(8 10)"') +
    stroke(STEM, STEEL, 12, 'stroke-linecap="round"') +
    stroke(STEM, '#f4f5f7', 4, 'stroke-opacity=".85" stroke-linecap="round" transform="translate(-2 -1)"'),
})
