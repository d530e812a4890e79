import { type Side, clipPath, clipped } from '../../../catalog/images/vector'
import { isBack, type Kit, type Picture, SHEET, SILHOUETTE } from '../picture'
import { backMarks, makersMark, printGround, sponsorMark } from '../marks/marks'
import { clubCrest } from './crest'
import { darker, PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { seam, stitches, twinStitches, weave } from '../paint'
import { spreadCloth } from '../shirt/cloth'
import { collar, COLLAR_AREA, COLLAR_CLIP, collarArea, NECK_CLIP, NECK_CUT, neckLining } from '../shirt/collars'
import { shirtCreases, shirtForms } from '../shirt/shirt-light'
import { sleeve, SLEEVE_CLIPS, SLEEVE_SHAPES, sleeveFolds, sleeveOpening } from '../shirt/sleeves'
import {
  ARMHOLE,
  HEM,
  HEM_LINING,
  neckShape,
  SLEEVE_CUT,
  trunkCut,
  trunkFolds,
  trunkOutline,
  YOKE,
} from '../shirt/trunk'
import { TRUNK_PATTERNS } from '../shirt/trunk-patterns'
import { drawFolded } from '../shirt/folded'
import { hangerInNeck, withHook } from '../shirt/hanger'
import { path } from '../../../../lib/catalog/stroke-font/geometry'

const SIDES: readonly Side[] = [-1, 1]
const TRUNK_CLIP = 'trunk'

/** Crests on kids' shirts are almost as large as on adult shirts, so they are scaled up. */
function chestPrint(kit: Kit): string {
  const ground = printGround(kit)
  const [main, second, trim] = kit.colours
  const ink = readableInk(ground.includes(main) ? ground : [main], [trim, second, PRINT_WHITE, PRINT_BLACK])
  const [crest, word] = kit.cut === 'kids' ? [1.14, 668] : [1, 690]
  return clubCrest(kit, 748, 470, crest) + makersMark(458, 462, ink, 0.95 * crest) + sponsorMark(kit, word)
}

function flatShirt(kit: Kit): Picture {
  const back = isBack(kit)
  const neck = neckShape(kit.collar, back)
  const shape = SLEEVE_SHAPES[kit.sleeve]
  const folds = trunkFolds(kit)
  const cloth = spreadCloth(kit, folds)
  const trunk = cloth.drape(trunkOutline(neck))
  const arms = SIDES.map((side) => cloth.drape(shape.outline, side)).join('')
  const main = kit.colours[0]
  const neckClips = clipPath(NECK_CLIP, cloth.drape(NECK_CUT)) + clipPath(COLLAR_CLIP, cloth.drape(COLLAR_AREA))
  const sleeveClips = SIDES.map((side) => clipPath(SLEEVE_CLIPS[side], cloth.drape(SLEEVE_CUT, side))).join('')
  return {
    outline: trunk + arms + collarArea(kit, cloth),
    shadow: trunk + arms,
    base: main,
    defs: clipPath(TRUNK_CLIP, cloth.drape(trunkCut(neck))) + sleeveClips + (back ? '' : neckClips),
    behind:
      SIDES.map((side) => sleeveOpening(kit, cloth, shape, side)).join('') +
      (back ? '' : path(cloth.drape(HEM_LINING), `fill="${darker(main, 0.5)}"`)),
    paint:
      (back ? '' : neckLining(kit, cloth)) +
      (kit.view === 'hung' ? hangerInNeck() : '') +
      SIDES.map((side) => sleeve(kit, cloth, shape, side)).join('') +
      clipped(path(SHEET, `fill="${main}"`) + TRUNK_PATTERNS[kit.pattern](kit, cloth), TRUNK_CLIP) +
      (back ? backMarks(kit) : chestPrint(kit)) +
      (back ? '' : seam(cloth.drapeBothSides(YOKE))) +
      collar(kit, cloth, neck),
    forms: shirtForms(kit),
    blurred: shirtCreases({ kit, cloth, neck, sleeve: shape, folds: [...folds, ...sleeveFolds(kit, cloth, shape)] }),
    texture: weave(kit.unitsPerPixel),
    after:
      seam(cloth.drapeBothSides(ARMHOLE)) +
      twinStitches(cloth.drape(HEM)) +
      clipped(stitches(cloth.drapeBothSides(shape.cuff)), SILHOUETTE),
  }
}

/** A flat, folded or hung shirt. */
export function drawShirt(kit: Kit): Picture {
  const shirt = flatShirt(kit)
  if (kit.view === 'folded') return drawFolded(kit, shirt)
  return kit.view === 'hung' ? withHook(shirt) : shirt
}
