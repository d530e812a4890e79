import { type Side, range, stroke } from '../../../catalog/images/vector'
import type { Kit } from '../kit'
import { darker, lighter } from '../paint/colour'
import { path } from '../../../../lib/catalog/stroke-font/geometry'
import type { Cloth } from './cloth'
import { collarColour } from './rib-collar'

const LEAF = 'M106 164C74 226 42 278 2 312L58 392C106 358 152 290 164 204Z'
const LEAF_FOLD = 'M106 166C74 228 42 280 2 312'
const LEAF_RIM = 'M2 312L58 392C106 358 152 290 164 204'

/** One leaf of the collar, folded over and standing a little off the chest. */
function leaf(kit: Kit, cloth: Cloth, side: Side): string {
  const colour = collarColour(kit)
  const shape = cloth.lay(LEAF, side)
  const fold = cloth.lay(LEAF_FOLD, side)
  const rim = cloth.lay(LEAF_RIM, side)
  const shadow = range(4).map((i) =>
    path(shape, `fill="#000" fill-opacity=".09" transform="translate(${1 + i * 1.5} ${3 + i * 4})"`),
  )
  return (
    shadow.join('') +
    path(shape, `fill="${darker(colour, 0.4)}" transform="translate(0 4)"`) +
    path(shape, `fill="${side > 0 ? darker(colour, 0.05) : lighter(colour, 0.05)}"`) +
    stroke(fold, '#fff', 12, 'stroke-opacity=".22" stroke-linecap="round"') +
    stroke(fold, '#000', 5, 'stroke-opacity=".22" transform="translate(0 -3)"') +
    stroke(cloth.lay('M8 320L60 380C100 348 142 290 152 210', side), kit.colours[2], 6) +
    stroke(rim, '#000', 2.5, 'stroke-opacity=".28"')
  )
}

function placket(kit: Kit, cloth: Cloth): string {
  const colour = collarColour(kit)
  const shape = cloth.lay('M-24 306L24 306L24 470L-24 470Z')
  const button = (y: number): string => {
    const [x, top] = cloth.settle(600, y)
    const at = `cx="${Math.round(x)}" cy="${Math.round(top)}"`
    return (
      `<circle ${at} r="11" fill="#000" fill-opacity=".25" transform="translate(1 3)"/>` +
      `<circle ${at} r="9.5" fill="#f3f1ea" stroke="#000" stroke-opacity=".35" stroke-width="2"/>` +
      `<circle ${at} r="3" fill="#000" fill-opacity=".3"/>`
    )
  }
  return (
    path(shape, 'fill="#000" fill-opacity=".16" transform="translate(4 5)"') +
    path(shape, `fill="${darker(colour, 0.05)}" stroke="#000" stroke-opacity=".25" stroke-width="2.5"`) +
    stroke(cloth.lay('M-17 330L-17 462L17 462L17 330'), '#000', 2, 'stroke-opacity=".25" stroke-dasharray="6 4"') +
    button(372) +
    button(430)
  )
}

export const poloCollar = (kit: Kit, cloth: Cloth): string =>
  placket(kit, cloth) + leaf(kit, cloth, 1) + leaf(kit, cloth, -1)
