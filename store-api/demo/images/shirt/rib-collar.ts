import type { Kit } from '../kit'
import { darker } from '../paint/colour'
import { ribs } from '../paint/seam'
import { clipped, stroke } from '../../../catalog/images/vector'
import type { Cloth } from './cloth'
import { neckEdge, type NeckShape } from './trunk-shape'

export const COLLAR_CLIP = 'collar'

/** The front of the neck: a band may not wrap over the shoulder line. */
export const COLLAR_AREA = 'M-150 181C-112 166 -70 162 0 162C70 162 112 166 150 181L190 460L-190 460Z'

const shift = (dx: number, dy: number): string => `transform="translate(${dx} ${dy})"`

/** The colour of a collar, never that of the shirt. */
export const collarColour = ({ colours: [main, second, trim] }: Kit): string => (second === main ? trim : second)

/**
 * A knitted band around a crew or V neck. Its thickness shows three ways: a shadow on the chest, the inner lip in the
 * neck, and a round back that is light on top and dark where it is sewn on.
 */
export function ribCollar(kit: Kit, cloth: Cloth, neck: NeckShape): string {
  const edge = cloth.lay(neckEdge(neck))
  const width = kit.collar === 'v' ? 36 : 40
  const colour = collarColour(kit)
  const trim = kit.colours[2] === colour ? kit.colours[0] : kit.colours[2]
  const shadow = [8, 16, 24].map((more) => stroke(edge, '#000', width + more, `stroke-opacity=".09" ${shift(2, 4)}`))
  const crossing =
    kit.collar === 'v'
      ? stroke(cloth.lay(`M-7 ${neck.depth - 18}L7 ${neck.depth + 16}`), '#000', 3, 'stroke-opacity=".3"')
      : ''
  return clipped(
    shadow.join('') +
      stroke(edge, darker(colour, 0.38), width, shift(0, -8)) +
      stroke(edge, darker(colour, 0.2), width, shift(0, -4)) +
      stroke(edge, colour, width) +
      ribs(edge, width) +
      stroke(edge, '#fff', width * 0.34, `stroke-opacity=".2" ${shift(-1, -7)}`) +
      stroke(edge, '#000', width * 0.3, `stroke-opacity=".12" ${shift(1, 12)}`) +
      stroke(edge, trim, 7, shift(0, 3)) +
      crossing,
    COLLAR_CLIP,
  )
}
