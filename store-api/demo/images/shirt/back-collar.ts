import type { Drawing } from '../../../catalog/images/drawing'
import { range, stroke } from '../../../catalog/images/vector'
import type { Kit } from '../kit'
import { darker } from '../paint/colour'
import { ribs } from '../paint/seam'
import { path } from '../../../../lib/catalog/stroke-font/geometry'
import type { Cloth } from './cloth'
import { collarColour } from './rib-collar'

const BAND = 'M-117 166C-60 190 60 190 117 166L134 186C90 232 -90 232 -134 186Z'
const BAND_MIDDLE = 'M-126 176C-74 211 74 211 126 176'
const FOLDED = 'M-116 164C-60 178 60 178 116 164L166 208C110 262 -110 262 -166 208Z'

export const backCollarArea = (collar: Drawing['collar']): string => (collar === 'polo' ? FOLDED : BAND)

const shadowOf = (shape: string): string =>
  range(4)
    .map((i) => path(shape, `fill="#000" fill-opacity=".08" transform="translate(${1 + i} ${3 + i * 4})"`))
    .join('')

/** The band of a crew or V neck, from behind. */
export function backBand(kit: Kit, cloth: Cloth): string {
  const shape = cloth.lay(BAND)
  const middle = cloth.lay(BAND_MIDDLE)
  const colour = collarColour(kit)
  const trim = kit.colours[2] === colour ? kit.colours[0] : kit.colours[2]
  return (
    shadowOf(shape) +
    path(shape, `fill="${darker(colour, 0.36)}" transform="translate(0 3)"`) +
    path(shape, `fill="${colour}" stroke="${colour}" stroke-width="4"`) +
    ribs(middle, 36) +
    stroke(middle, trim, 7) +
    stroke(cloth.lay('M-117 168C-60 192 60 192 117 168'), '#fff', 6, 'stroke-opacity=".22"') +
    stroke(shape, '#000', 2.5, 'stroke-opacity=".22"')
  )
}

/** A polo collar folded down, from behind. */
export function foldedBackCollar(kit: Kit, cloth: Cloth): string {
  const shape = cloth.lay(FOLDED)
  const colour = collarColour(kit)
  return (
    shadowOf(shape) +
    path(shape, `fill="${darker(colour, 0.4)}" transform="translate(0 4)"`) +
    path(shape, `fill="${colour}" stroke="${colour}" stroke-width="4"`) +
    stroke(cloth.lay('M-156 204C-104 248 104 248 156 204'), kit.colours[2], 6) +
    stroke(cloth.lay('M-116 167C-60 181 60 181 116 167'), '#fff', 9, 'stroke-opacity=".3"') +
    stroke(shape, '#000', 2.5, 'stroke-opacity=".22"')
  )
}
