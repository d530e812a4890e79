import { group } from '../../../../lib/catalog/stroke-font/geometry'
import { stroke } from '../../../catalog/images/vector'

/** The maker's mark: the corner of a pitch with its quarter arc. */
export const makersMark = (x: number, y: number, colour: string, scale = 1): string =>
  group(
    stroke('M-26 22H26V-26', colour, 9, 'stroke-linejoin="miter"') + stroke('M-12 22A38 38 0 0 1 26 -14', colour, 8),
    `transform="translate(${x} ${y}) scale(${scale})"`,
  )
