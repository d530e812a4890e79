import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'
import type { Kit } from '../kit'
import { lettering, type Cut } from '../../../../lib/catalog/stroke-font/lettering'
import { seededRandom } from '../../../catalog/images/seeded-random'
import { printGround, printInks } from './print-inks'

/** A sponsor keeps its lettering on every shirt it pays for. */
const HANDS: readonly (Cut & { skew: number })[] = [
  { weight: 1.5, skew: 0 },
  { weight: 1.15, skew: 10, spacing: 1.5 },
  { weight: 1.7, skew: 8 },
  { weight: 0.95, skew: 0, spacing: 2.2 },
]

export function sponsorMark(kit: Kit, y: number): string {
  if (!kit.sponsor) return ''
  const choice = Math.floor(seededRandom(kit.sponsor)() * HANDS.length)
  const { weight = 1.5, skew, spacing } = HANDS[choice] ?? { weight: 1.5, skew: 0 }
  const isBusy = printGround(kit).length > 1
  return lettering(
    kit.sponsor,
    { x: PAGE.centre, y, height: 74, maxWidth: 410, skew },
    { ...printInks(kit), spacing, weight: isBusy ? 1.6 : weight },
  )
}
