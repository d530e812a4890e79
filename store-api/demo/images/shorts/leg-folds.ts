import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'
import { centred, range } from '../../../catalog/images/vector'
import { creaseFrom, creases, looser, type CreaseRow } from '../paint/crease'
import { between, type Random } from '../../../catalog/images/seeded-random'

/** One half; the other is its mirror image before both are loosened. */
const HALF: readonly CreaseRow[] = [
  [590, 826, 400, 760, 30, 18, 0.32],
  [584, 850, 430, 940, 30, -16, 0.3],
  [560, 900, 470, 1130, 26, 14, 0.26],
  [400, 460, 330, 1080, 36, 20, 0.22],
  [470, 430, 440, 760, 26, -10, 0.2],
  [300, 760, 240, 1060, 26, 10, 0.24],
  [600, 450, 540, 700, 26, 10, 0.18],
  [380, 900, 390, 1110, 30, 12, 0.2],
]

/** Folds of the legs, in page units. */
export function legFolds(random: Random): string {
  const mirrored = HALF.map(([x1, y1, x2, y2, width, bend, strength]): CreaseRow => [
    PAGE.width - x1,
    y1,
    PAGE.width - x2,
    y2,
    width,
    -bend,
    strength * 0.9,
  ])
  const kept = [...HALF, ...mirrored].filter(() => random() > 0.12)
  return creases(kept.map((row) => looser(creaseFrom(row), random, 16)))
}

/** Short puckers where the elastic gathers the cloth. */
export function gathers(random: Random): string {
  return range(34)
    .map((i) => {
      const x = -264 + i * 16 + between(random, -4, 4)
      const end = 424 + between(random, 0, 26)
      return centred(`M${x} 352Q${x * 1.02 + between(random, -4, 4)} 390 ${x * 1.05} ${end}`)
    })
    .join('')
}
