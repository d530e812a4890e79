import { categoriesOf } from '../catalogue/categories'
import type { CatalogueProduct } from '../catalogue/catalogue'
import { describe } from '../catalogue/descriptions/describe'
import { detailsOf } from '../catalogue/details'
import { facetsOf } from '../catalogue/facets'
import type { Kit } from '../catalogue/kit'
import { kitKey } from '../catalogue/kits'
import { kitLabel, productName } from '../catalogue/names'
import { picturesOf } from '../catalogue/pictures'
import { sizeChartOf, sizesOf } from '../catalogue/sizes'
import { stockOf } from '../catalogue/stock'
import { seededRandom, wholeBetween } from '../../catalog/images/seeded-random'

const PRINTED: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway'])
const PRINT_PRICE = 1200

/** One in so many is reduced. */
const REDUCED = 1 / 8

/** Older seasons cost less, and some of everything is reduced. */
function priceOf({ price }: Kit, age: number, random: () => number) {
  const asked = Math.max(900, price - Math.min(age, 12) * 150)
  const percent = random() < REDUCED ? wholeBetween(random, 1, 5) * 10 : 0
  return { price: asked, specialPrice: percent > 0 ? Math.round((asked * (100 - percent)) / 1000) * 10 : null }
}

/** A kit of a generated team as a product. @param age seasons ago */
export function makeProduct(kit: Kit, place: number, age: number): CatalogueProduct {
  const key = kitKey(kit)
  const random = seededRandom(key)
  const name = productName(kit)
  const model = [kit.team.code, kit.code, kit.year.slice(2, 4)].filter(Boolean).join('-')
  const sizes = sizesOf(kit)
  const stock = stockOf(key, sizes)
  const { price, specialPrice } = priceOf(kit, age, random)
  const [, ...groups] = categoriesOf(kit, specialPrice !== null)
  return {
    key,
    facets: facetsOf(kit),
    model,
    name,
    team: kit.team.name,
    kit: kitLabel(kit),
    description: describe(kit, place),
    categories: [kit.team.key, ...groups],
    price,
    specialPrice,
    releasedAt: new Date(Date.UTC(2026 - age, 5, 1 + (place % 120))).toISOString(),
    isNew: age === 0 && random() < 0.1,
    featured: 0,
    custom: PRINTED.has(kit.kind) ? { additionalPrice: PRINT_PRICE } : null,
    variants: sizes.map(({ label, code }, at) => ({ size: label, sku: `${model}-${code}`, stock: stock[at] ?? 0 })),
    pictures: picturesOf(kit, key, name),
    details: detailsOf(kit, place),
    sizeChart: sizeChartOf(kit),
    rating: { average: 0, count: 0 },
  }
}
