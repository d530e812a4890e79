import { type Side, clipPath, clipped } from '../../../catalog/images/vector'
import { isBack, type Kit } from '../kit'
import { backMarks } from '../marks/back-marks'
import { clubCrest } from '../marks/club-crest'
import { makersMark } from '../marks/makers-mark'
import { printGround } from '../marks/print-inks'
import { sponsorMark } from '../marks/sponsor-mark'
import { darker, PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { seam, stitches, twinStitches } from '../paint/seam'
import { weave } from '../paint/weave'
import { SHEET, SILHOUETTE, type Picture } from '../picture'
import { spreadCloth } from '../shirt/cloth'
import { collar, collarArea } from '../shirt/collars'
import { NECK_CLIP, NECK_CUT, neckLining } from '../shirt/neck-lining'
import { COLLAR_AREA, COLLAR_CLIP } from '../shirt/rib-collar'
import { shirtCreases, shirtForms } from '../shirt/shirt-light'
import { sleeveFolds } from '../shirt/sleeve-folds'
import { SLEEVE_SHAPES } from '../shirt/sleeve-shape'
import { sleeve, SLEEVE_CLIPS, sleeveOpening } from '../shirt/sleeves'
import { trunkFolds } from '../shirt/trunk-folds'
import { TRUNK_PATTERNS } from '../shirt/trunk-patterns'
import { ARMHOLE, HEM, HEM_LINING, neckShape, SLEEVE_CUT, trunkCut, trunkOutline, YOKE } from '../shirt/trunk-shape'
import { path } from '../../../../lib/catalog/stroke-font/geometry'

const SIDES: readonly Side[] = [-1, 1]
const TRUNK_CLIP = 'trunk'

function chestPrint(kit: Kit): string {
  const ground = printGround(kit)
  const [main, second, trim] = kit.colours
  const ink = readableInk(ground.includes(main) ? ground : [main], [trim, second, PRINT_WHITE, PRINT_BLACK])
  return clubCrest(kit, 748, 470) + makersMark(458, 462, ink, 0.95) + sponsorMark(kit, 690)
}

export function drawShirt(kit: Kit): Picture {
  const back = isBack(kit)
  const neck = neckShape(kit.collar, back)
  const shape = SLEEVE_SHAPES[kit.sleeve]
  const folds = trunkFolds(kit)
  const cloth = spreadCloth(kit, folds)
  const trunk = cloth.lay(trunkOutline(neck))
  const arms = SIDES.map((side) => cloth.lay(shape.outline, side)).join('')
  const main = kit.colours[0]
  const neckClips = clipPath(NECK_CLIP, cloth.lay(NECK_CUT)) + clipPath(COLLAR_CLIP, cloth.lay(COLLAR_AREA))
  const sleeveClips = SIDES.map((side) => clipPath(SLEEVE_CLIPS[side], cloth.lay(SLEEVE_CUT, side))).join('')
  return {
    outline: trunk + arms + collarArea(kit, cloth),
    shadow: trunk + arms,
    base: main,
    defs: clipPath(TRUNK_CLIP, cloth.lay(trunkCut(neck))) + sleeveClips + (back ? '' : neckClips),
    behind:
      SIDES.map((side) => sleeveOpening(kit, cloth, shape, side)).join('') +
      (back ? '' : path(cloth.lay(HEM_LINING), `fill="${darker(main, 0.5)}"`)),
    paint:
      (back ? '' : neckLining(kit, cloth)) +
      SIDES.map((side) => sleeve(kit, cloth, shape, side)).join('') +
      clipped(path(SHEET, `fill="${main}"`) + TRUNK_PATTERNS[kit.pattern](kit, cloth), TRUNK_CLIP) +
      (back ? backMarks(kit) : chestPrint(kit)) +
      (back ? '' : seam(cloth.layBoth(YOKE))) +
      collar(kit, cloth, neck),
    forms: shirtForms(kit),
    blurred: shirtCreases({ kit, cloth, neck, sleeve: shape, folds: [...folds, ...sleeveFolds(kit, cloth, shape)] }),
    texture: weave(kit.unitsPerPixel),
    after:
      seam(cloth.layBoth(ARMHOLE)) +
      twinStitches(cloth.lay(HEM)) +
      clipped(stitches(cloth.layBoth(shape.cuff)), SILHOUETTE),
  }
}
