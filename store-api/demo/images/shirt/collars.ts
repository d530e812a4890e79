import { isBack, type Kit } from '../picture'
import type { Cloth } from './cloth'
import { neckEdge, type NeckShape } from './trunk'
import type { Drawing } from '../drawing'
import { clipped, range, type Side, stroke } from '../../../catalog/images/vector'
import { darker, lighter } from '../paint/colour'
import { lights, ribs, shades } from '../paint'
import { CANVAS, path } from '../../../../lib/catalog/stroke-font/geometry'
import { makersMark } from '../marks/marks'

/** The collar's part of the silhouette. */
export const collarArea = (kit: Kit, cloth: Cloth): string =>
  cloth.drape(isBack(kit) ? backCollarArea(kit.collar) : NECK_AREA)

/** The upper rim of the neck, where the collar curves backwards. */
export const collarRim = (kit: Kit, cloth: Cloth): string =>
  cloth.drape(isBack(kit) ? backCollarArea(kit.collar) : NECK_RIM)

export function collar(kit: Kit, cloth: Cloth, neck: NeckShape): string {
  if (isBack(kit)) return kit.collar === 'polo' ? foldedBackCollar(kit, cloth) : backBand(kit, cloth)
  return kit.collar === 'polo' ? poloCollar(kit, cloth) : ribCollar(kit, cloth, neck)
}

const BAND = 'M-117 166C-60 190 60 190 117 166L134 186C90 232 -90 232 -134 186Z'
const BAND_MIDDLE = 'M-126 176C-74 211 74 211 126 176'
const FOLDED = 'M-116 164C-60 178 60 178 116 164L166 208C110 262 -110 262 -166 208Z'

const backCollarArea = (collar: Drawing['collar']): string => (collar === 'polo' ? FOLDED : BAND)

const shadowOf = (shape: string): string =>
  range(4)
    .map((i) => path(shape, `fill="#000" fill-opacity=".08" transform="translate(${1 + i} ${3 + i * 4})"`))
    .join('')

/** The band of a crew or V neck, from behind. */
function backBand(kit: Kit, cloth: Cloth): string {
  const shape = cloth.drape(BAND)
  const middle = cloth.drape(BAND_MIDDLE)
  const colour = collarColour(kit)
  const trim = kit.colours[2] === colour ? kit.colours[0] : kit.colours[2]
  return (
    shadowOf(shape) +
    path(shape, `fill="${darker(colour, 0.36)}" transform="translate(0 3)"`) +
    path(shape, `fill="${colour}" stroke="${colour}" stroke-width="4"`) +
    ribs(middle, 36) +
    stroke(middle, trim, 7) +
    stroke(cloth.drape('M-117 168C-60 192 60 192 117 168'), '#fff', 6, 'stroke-opacity=".22"') +
    stroke(shape, '#000', 2.5, 'stroke-opacity=".22"')
  )
}

/** A polo collar folded down, from behind. */
function foldedBackCollar(kit: Kit, cloth: Cloth): string {
  const shape = cloth.drape(FOLDED)
  const colour = collarColour(kit)
  return (
    shadowOf(shape) +
    path(shape, `fill="${darker(colour, 0.4)}" transform="translate(0 4)"`) +
    path(shape, `fill="${colour}" stroke="${colour}" stroke-width="4"`) +
    stroke(cloth.drape('M-156 204C-104 248 104 248 156 204'), kit.colours[2], 6) +
    stroke(cloth.drape('M-116 167C-60 181 60 181 116 167'), '#fff', 9, 'stroke-opacity=".3"') +
    stroke(shape, '#000', 2.5, 'stroke-opacity=".22"')
  )
}

export const NECK_CLIP = 'neck'

/** Area in which the collar or the inside of the neck may be visible, from the front. */
const NECK_AREA = 'M-130 182C-112 158 -60 160 0 160C60 160 112 158 130 182L150 300L60 400L-60 400L-150 300Z'

/** {@link NECK_AREA} as a cutting line; the silhouette clips its rim. */
export const NECK_CUT = 'M-180 110L180 110L150 300L60 400L-60 400L-150 300Z'

const NECK_RIM = 'M-130 182C-112 158 -60 160 0 160C60 160 112 158 130 182'

const LABEL_INK = '#22252d'

function label(): string {
  const centre = CANVAS.centre
  return (
    path(`M${centre - 40} 219H${centre + 40}V265H${centre - 40}Z`, 'fill="#000" fill-opacity=".25"') +
    path(`M${centre - 40} 216H${centre + 40}V262H${centre - 40}Z`, 'fill="#f1efe9"') +
    makersMark(centre - 20, 239, LABEL_INK, 0.42) +
    stroke(
      `M${centre + 4} 230H${centre + 32}M${centre + 4} 239H${centre + 32}M${centre + 4} 248H${centre + 22}`,
      LABEL_INK,
      3.5,
    )
  )
}

/** Inside of the back: lining, neck tape, the far half of the collar and the label. */
export function neckLining(kit: Kit, cloth: Cloth): string {
  const [main, second, trim] = kit.colours
  const far = cloth.drape('M-136 181C-60 173 60 173 136 181')
  const content =
    path(
      `M${CANVAS.centre - 150} 110H${CANVAS.centre + 150}V400H${CANVAS.centre - 150}Z`,
      `fill="${darker(main, 0.36)}"`,
    ) +
    stroke(cloth.drape('M-126 207C-60 205 60 205 126 207'), darker(trim, 0.3), 12) +
    stroke(cloth.drape('M-126 201C-60 197 60 197 126 201'), '#000', 8, 'stroke-opacity=".3"') +
    stroke(far, darker(second, 0.16), 40) +
    stroke(far, '#000', 40, 'stroke-opacity=".09" stroke-dasharray="3 6"') +
    stroke(cloth.drape('M-128 170C-60 160 60 160 128 170'), second, 9) +
    stroke(cloth.drape('M-128 174C-60 165 60 165 128 174'), '#fff', 4, 'stroke-opacity=".35"') +
    (kit.view === 'hung' ? '' : label()) +
    shades([
      [CANVAS.centre, 340, 190, 90, 0, 0.7],
      [CANVAS.centre + 90, 240, 60, 100, 0, 0.5],
      [CANVAS.centre - 100, 240, 40, 90, 0, 0.35],
    ]) +
    lights([[CANVAS.centre - 30, 172, 90, 16, 0, 0.25]])
  return clipped(content, NECK_CLIP)
}

const LEAF = 'M106 164C74 226 42 278 2 312L58 392C106 358 152 290 164 204Z'
const LEAF_FOLD = 'M106 166C74 228 42 280 2 312'
const LEAF_RIM = 'M2 312L58 392C106 358 152 290 164 204'

/** One flap of the collar, folded over and slightly raised above the chest. */
function leaf(kit: Kit, cloth: Cloth, side: Side): string {
  const colour = collarColour(kit)
  const shape = cloth.drape(LEAF, side)
  const fold = cloth.drape(LEAF_FOLD, side)
  const rim = cloth.drape(LEAF_RIM, side)
  const shadow = range(4).map((i) =>
    path(shape, `fill="#000" fill-opacity=".09" transform="translate(${1 + i * 1.5} ${3 + i * 4})"`),
  )
  return (
    shadow.join('') +
    path(shape, `fill="${darker(colour, 0.4)}" transform="translate(0 4)"`) +
    path(shape, `fill="${side > 0 ? darker(colour, 0.05) : lighter(colour, 0.05)}"`) +
    stroke(fold, '#fff', 12, 'stroke-opacity=".22" stroke-linecap="round"') +
    stroke(fold, '#000', 5, 'stroke-opacity=".22" transform="translate(0 -3)"') +
    stroke(cloth.drape('M8 320L60 380C100 348 142 290 152 210', side), kit.colours[2], 6) +
    stroke(rim, '#000', 2.5, 'stroke-opacity=".28"')
  )
}

function placket(kit: Kit, cloth: Cloth): string {
  const colour = collarColour(kit)
  const shape = cloth.drape('M-24 306L24 306L24 470L-24 470Z')
  const button = (y: number): string => {
    const [x, top] = cloth.toCloth(600, y)
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
    stroke(cloth.drape('M-17 330L-17 462L17 462L17 330'), '#000', 2, 'stroke-opacity=".25" stroke-dasharray="6 4"') +
    button(372) +
    button(430)
  )
}

const poloCollar = (kit: Kit, cloth: Cloth): string => placket(kit, cloth) + leaf(kit, cloth, 1) + leaf(kit, cloth, -1)

export const COLLAR_CLIP = 'collar'

/** Clips a band to the front of the neck, so that it does not wrap over the shoulder line. */
export const COLLAR_AREA = 'M-150 181C-112 166 -70 162 0 162C70 162 112 166 150 181L190 460L-190 460Z'

const shift = (dx: number, dy: number): string => `transform="translate(${dx} ${dy})"`

/** The colour of a collar, different from the shirt's main colour. */
const collarColour = ({ colours: [main, second, trim] }: Kit): string => (second === main ? trim : second)

/**
 * A knitted band around a crew or V neck. Three effects show its thickness: a shadow on the chest, the inner edge in
 * the neck, and a rounded surface that is light on top and dark at the seam.
 */
function ribCollar(kit: Kit, cloth: Cloth, neck: NeckShape): string {
  const edge = cloth.drape(neckEdge(neck))
  const width = kit.collar === 'v' ? 36 : 40
  const colour = collarColour(kit)
  const trim = kit.colours[2] === colour ? kit.colours[0] : kit.colours[2]
  const shadow = [8, 16, 24].map((more) => stroke(edge, '#000', width + more, `stroke-opacity=".09" ${shift(2, 4)}`))
  const crossing =
    kit.collar === 'v'
      ? stroke(cloth.drape(`M-7 ${neck.depth - 18}L7 ${neck.depth + 16}`), '#000', 3, 'stroke-opacity=".3"')
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
