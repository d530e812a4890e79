import { seededRandom, wholeBetween } from '../../catalog/images/seeded-random'
import { LAST_SIZES, SOLD_OUT } from './selection'
import type { Size } from './sizes'

/** One size in nine is out, one in sixteen nearly so. */
const GONE = 1 / 9
const NEARLY_GONE = GONE + 1 / 16

/** Pieces on the shelf, the same at every call: most sizes plenty, the middle ones more. */
export function stockOf(productKey: string, sizes: readonly Size[]): number[] {
  if (SOLD_OUT.includes(productKey)) return sizes.map(() => 0)
  const left = LAST_SIZES[productKey]
  const random = seededRandom(`stock ${productKey}`)
  return sizes.map(({ code }, index) => {
    const luck = random()
    const fromMiddle = Math.abs(index - (sizes.length - 1) / 2)
    const shelf = wholeBetween(random, 4, Math.round(60 - fromMiddle * 12))
    const few = wholeBetween(random, 1, 3)
    if (left) return left.includes(code) ? few + 2 : 0
    if (sizes.length === 1) return shelf
    if (luck < GONE) return 0
    return luck < NEARLY_GONE ? few : shelf
  })
}
