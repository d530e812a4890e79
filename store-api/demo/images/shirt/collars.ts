import type { Kit } from '../kit'
import { isBack } from '../kit'
import type { Cloth } from './cloth'
import { backBand, backCollarArea, foldedBackCollar } from './back-collar'
import { poloCollar } from './polo-collar'
import { ribCollar } from './rib-collar'
import type { NeckShape } from './trunk-shape'
import { NECK_AREA, NECK_RIM } from './neck-lining'

/** What the collar adds to the silhouette. */
export const collarArea = (kit: Kit, cloth: Cloth): string =>
  cloth.lay(isBack(kit) ? backCollarArea(kit.collar) : NECK_AREA)

/** The upper rim of the neck, where the collar turns away from us. */
export const collarRim = (kit: Kit, cloth: Cloth): string =>
  cloth.lay(isBack(kit) ? backCollarArea(kit.collar) : NECK_RIM)

export function collar(kit: Kit, cloth: Cloth, neck: NeckShape): string {
  if (isBack(kit)) return kit.collar === 'polo' ? foldedBackCollar(kit, cloth) : backBand(kit, cloth)
  return kit.collar === 'polo' ? poloCollar(kit, cloth) : ribCollar(kit, cloth, neck)
}
