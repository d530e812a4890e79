import { ACCOUNTS } from './accounts/accounts'
import { allCategories, categoriesOf } from './categories'
import type { Catalogue, CatalogueProduct } from './catalogue'
import { COUNTRIES } from '../../db/countries'
import { COUPONS } from './coupons'
import { describe } from './descriptions/describe'
import { detailsOf } from './details'
import { allKits, kitKey } from './kits'
import type { Kit } from './kit'
import { kitLabel, productName } from './names'
import { ORDERS } from './orders'
import { PAGES } from './pages/pages'
import { picturesOf } from './pictures'
import { pricesOf } from './price-history'
import { priceOf } from './prices'
import { releaseOf } from './releases'
import { facetsOf } from './facets'
import { FEATURED } from './selection'
import { SHIPPING } from './shipping'
import { sizeChartOf, sizesOf } from './sizes'
import { stockOf } from './stock'
import { STORE } from './store'
import { rated, voicesOf } from './voices'

/** Shirts of this season can carry a name and a number. */
const PRINTED: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway'])
const PRINT_PRICE = 1200

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
    facets: facetsOf(kit),
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
    rating: { average: 0, count: 0 },
  }
}

/** The demo shop, built anew and the same at every call. */
export function buildCatalogue(): Catalogue {
  const places = new Map<Kit['kind'], number>()
  const shelf = allKits().map((kit) => {
    const place = places.get(kit.kind) ?? 0
    places.set(kit.kind, place + 1)
    return { kit, product: buildProduct(kit, place) }
  })
  const voices = voicesOf(shelf)
  const products = rated(
    shelf.map(({ product }) => product),
    voices,
  )
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
    voices,
    prices: products.flatMap(pricesOf),
    coupons: COUPONS,
  }
}
