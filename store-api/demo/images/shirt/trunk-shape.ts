import type { Drawing } from '../../../catalog/images/drawing'
import type { Point } from '../../../../lib/catalog/stroke-font/geometry'
import { symmetricOutline, type Curve } from '../../../catalog/images/vector'

/** Half of a neck opening around x = 0: where it starts on the centre line, and its curve up to the shoulder. */
export interface NeckShape {
  depth: number
  curve: Curve
}

const FRONT_NECKS: Record<Drawing['collar'], NeckShape> = {
  crew: { depth: 286, curve: [64, 286, 104, 244, 112, 178] },
  v: { depth: 352, curve: [26, 330, 108, 232, 112, 178] },
  polo: { depth: 318, curve: [20, 312, 100, 236, 112, 178] },
}

const BACK_NECK: NeckShape = { depth: 214, curve: [50, 214, 96, 204, 112, 178] }

export const neckShape = (collar: Drawing['collar'], isBack: boolean): NeckShape =>
  isBack ? BACK_NECK : FRONT_NECKS[collar]

/** The whole neck edge as an open path, left to right. */
export function neckEdge({ depth, curve: [x1, y1, x2, y2, x, y] }: NeckShape): string {
  return `M${-x} ${y}C${-x2} ${y2} ${-x1} ${y1} 0 ${depth}C${x1} ${y1} ${x2} ${y2} ${x} ${y}`
}

const straight = ([x1, y1]: Point, [x2, y2]: Point): Curve => [x1, y1, x2, y2, x2, y2]

/** Shoulder, armhole, flank and hem, from the neck down to the centre of the hem. */
const SIDE: readonly Curve[] = [
  [170, 206, 250, 236, 318, 261],
  [288, 340, 258, 486, 318, 578],
  [310, 720, 296, 880, 312, 1080],
  [318, 1180, 324, 1250, 328, 1312],
  [270, 1330, 210, 1342, 150, 1346],
  [100, 1350, 50, 1352, 0, 1352],
]

export const trunkOutline = (neck: NeckShape): string => symmetricOutline([0, neck.depth], [neck.curve, ...SIDE])

/**
 * The trunk as a cutting line: exact at neck and armholes, generous elsewhere, where the silhouette cuts it.
 * Two edges on one line would let the colour beneath shine through between their half-covered pixels.
 */
export const trunkCut = (neck: NeckShape): string =>
  symmetricOutline(
    [0, neck.depth],
    [neck.curve, straight([112, 178], [131, 184]), straight([131, 184], [150, 120]), straight([150, 120], [330, 150])]
      .concat([straight([330, 150], [318, 261]), [288, 340, 258, 486, 318, 578]])
      .concat([straight([318, 578], [370, 1400]), straight([370, 1400], [0, 1400])]),
  )

/** The rest of the sheet on one side: everything beyond the armhole. */
export const SLEEVE_CUT = 'M318 261L330 150L760 120L760 1460L370 1400L318 578C258 486 288 340 318 261Z'

export const ARMHOLE = 'M318 261C288 340 258 486 318 578'
export const SHOULDER = 'M112 178C170 206 250 236 318 261'
export const FLANK =
  'M318 578C310 720 296 880 312 1080C318 1180 324 1250 328 1312C270 1330 210 1342 150 1346C100 1350 50 1352 0 1352'
export const HEM = 'M-327 1288C-270 1306 -210 1318 -150 1323C-50 1330 50 1330 150 1323C210 1318 270 1306 327 1288'
export const YOKE = 'M130 216Q226 240 304 292'

/** The inside of the back, seen below the front hem. */
export const HEM_LINING = 'M-326 1300C-200 1374 200 1374 326 1300Z'
