import { seededRandom, wholeBetween } from '../images/seeded-random'
import { ACCOUNTS } from './accounts/accounts'
import { allCategories, categoriesOf } from './categories'
import type { Catalogue, CatalogueProduct } from './catalogue'
import { COUNTRIES } from './countries'
import { describe } from './descriptions/describe'
import { detailsOf } from './details'
import { allKits, kitKey } from './kits'
import type { Kit } from './kit'
import { kitLabel, productName } from './names'
import { ORDERS } from './orders'
import { PAGES } from './pages/pages'
import { picturesOf } from './pictures'
import { priceOf } from './prices'
import { releaseOf } from './releases'
import { FEATURED } from './selection'
import { SHIPPING } from './shipping'
import { sizeChartOf, sizesOf } from './sizes'
import { stockOf } from './stock'
import { STORE } from './store'

/** Shirts of this season can carry a name and a number. */
const PRINTED: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway'])
const PRINT_PRICE = 1200

function ratingOf(key: string, isNew: boolean): CatalogueProduct['rating'] {
  const random = seededRandom(`rating ${key}`)
  if (isNew && random() < 0.6) return { average: 0, count: 0 }
  const average = wholeBetween(random, 39, 49) / 10
  if (isNew) return { average, count: wholeBetween(random, 2, 11) }
  const count = FEATURED.includes(key) ? wholeBetween(random, 90, 260) : Math.round(4 + 140 * random() ** 2)
  return { average, count }
}

function buildProduct(kit: Kit, place: number): CatalogueProduct {
  const key = kitKey(kit)
  const name = productName(kit)
  const model = [kit.team.code, kit.code, ...(kit.year ? [kit.year.slice(2, 4)] : [])].join('-')
  const sizes = sizesOf(kit)
  const stock = stockOf(key, sizes)
  const { price, specialPrice } = priceOf(key, kit.price)
  const { releasedAt, isNew } = releaseOf(kit, key, place)
  return {
    key,
    model,
    name,
    team: kit.team.name,
    kit: kitLabel(kit),
    description: describe(kit, place),
    categories: categoriesOf(kit, specialPrice !== null),
    price,
    specialPrice,
    releasedAt,
    isNew,
    featured: FEATURED.indexOf(key) + 1,
    custom: PRINTED.has(kit.kind) ? { additionalPrice: PRINT_PRICE } : null,
    variants: sizes.map(({ label, code }, index) => ({
      size: label,
      sku: `${model}-${code}`,
      stock: stock[index] ?? 0,
    })),
    pictures: picturesOf(kit, key, name),
    details: detailsOf(kit, place),
    sizeChart: sizeChartOf(kit),
    rating: ratingOf(key, isNew),
  }
}

/** The demo shop, built anew and the same at every call. */
export function buildCatalogue(): Catalogue {
  const places = new Map<Kit['kind'], number>()
  const products = allKits().map((kit) => {
    const place = places.get(kit.kind) ?? 0
    places.set(kit.kind, place + 1)
    return buildProduct(kit, place)
  })
  return {
    store: STORE,
    categories: allCategories(),
    products,
    countries: COUNTRIES,
    pages: PAGES,
    shipping: SHIPPING,
    scripts: [],
    orders: ORDERS,
    accounts: ACCOUNTS,
  }
}
