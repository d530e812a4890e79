import type { StoreApiEnv } from '../../env'
import { type Catalogue, type CatalogueProduct, type CatalogueFeedback, NO_ACCOUNTS } from './catalogue'
import { ACCOUNTS } from './accounts/accounts'
import { allCategories, categoriesOf } from './categories'
import { COUNTRIES } from '../../db/countries'
import { COUPONS, SHIPPING } from './checkout'
import { describe } from './descriptions/describe'
import { ATTRIBUTES, attributesOf, facetsOf } from './details'
import { allKits, kitKey, kitLabel, productName } from './kits'
import type { Kit } from './kit'
import { ORDERS } from './orders'
import { PAGES } from './pages/pages'
import { imagesOf, pagePictures } from './images'
import { priceOf, pricesOf } from './prices'
import { FEATURED, releaseOf } from './selection'
import { sizeChartOf, sizesOf, stockOf } from './sizes'
import { STORE } from './store'
import { TAX_RATES } from './taxes'
import { countStars, ratingOf } from '../../feedback/reviews'
import { HOME_SECTIONS } from './home-sections'
import { questionsOf } from './questions/questions-of'
import { reviewsOf } from './reviews/reviews-of'
import { WAITING_QUESTIONS, WAITING_REVIEWS } from './reviews/waiting'

/** Leaves the operator nothing to answer or approve. */
const withoutPending = ({ reviews, questions }: CatalogueFeedback): CatalogueFeedback => ({
  reviews,
  questions: questions.filter(({ answer }) => answer !== null),
  waiting: [],
})

/**
 * The catalogue for a new shop. Customers with a public password, their orders, and coupons with public codes are
 * included only for trying out the shop.
 */
export function catalogueFor({ DEMO_CUSTOMERS }: Pick<StoreApiEnv, 'DEMO_CUSTOMERS'>): Catalogue {
  const catalogue = buildCatalogue()
  if (DEMO_CUSTOMERS) return catalogue
  return { ...catalogue, accounts: NO_ACCOUNTS, orders: [], coupons: [], feedback: withoutPending(catalogue.feedback) }
}

/** Shirts of this season can carry a name and a number. */
const PRINTABLE_KINDS: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway'])
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
    custom: PRINTABLE_KINDS.has(kit.kind) ? { additionalPrice: PRINT_PRICE } : null,
    variants: sizes.map(({ label, code }, index) => ({
      size: label,
      sku: `${model}-${code}`,
      stock: stock[index] ?? 0,
    })),
    pictures: imagesOf(kit, key, name),
    attributes: attributesOf(kit, place),
    sizeChart: sizeChartOf(kit),
    rating: { average: 0, count: 0 },
  }
}

/** The content of the demo shop: a new object at every call, always equal. */
export function buildCatalogue(): Catalogue {
  const places = new Map<Kit['kind'], number>()
  const kitProducts = allKits().map((kit) => {
    const place = places.get(kit.kind) ?? 0
    places.set(kit.kind, place + 1)
    return { kit, product: buildProduct(kit, place) }
  })
  const feedback = feedbackOf(kitProducts)
  const products = withRatings(
    kitProducts.map(({ product }) => product),
    feedback,
  )
  return {
    store: STORE,
    sections: HOME_SECTIONS,
    pagePictures: pagePictures(),
    categories: allCategories(),
    attributes: ATTRIBUTES,
    products,
    countries: COUNTRIES,
    pages: PAGES,
    shipping: SHIPPING,
    taxRates: TAX_RATES,
    scripts: [],
    orders: ORDERS,
    accounts: ACCOUNTS,
    feedback,
    prices: products.flatMap(pricesOf),
    coupons: COUPONS,
  }
}

/** A kit with its product. */
interface KitProduct {
  kit: Kit
  product: CatalogueProduct
}

/** The reviews and questions of the demo products. */
function feedbackOf(kitProducts: readonly KitProduct[]): CatalogueFeedback {
  return {
    reviews: kitProducts.flatMap(({ kit, product: { key, isNew } }) => reviewsOf({ kit, key, isNew })),
    questions: [...kitProducts.flatMap(({ kit, product: { key } }) => questionsOf({ kit, key })), ...WAITING_QUESTIONS],
    waiting: WAITING_REVIEWS,
  }
}

/** Adds the ratings from the reviews. */
export function withRatings(products: readonly CatalogueProduct[], { reviews }: CatalogueFeedback): CatalogueProduct[] {
  return products.map((product) => {
    const productReviews = reviews.filter(({ productKey }) => productKey === product.key)
    return { ...product, rating: ratingOf(countStars(productReviews)) }
  })
}
