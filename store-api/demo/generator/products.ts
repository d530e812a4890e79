import type { CatalogueProduct } from '../catalogue/catalogue'
import { text } from '../../i18n/local-text'
import type { Kit } from '../catalogue/kit'
import { kitKey, kitLabel, kitsOf, productName } from '../catalogue/kits'
import { makeTeam, MAX_GENERATED_TEAMS } from './teams'
import { categoriesOf } from '../catalogue/categories'
import { describe } from '../catalogue/descriptions/describe'
import { attributesOf, facetsOf } from '../catalogue/details'
import { imagesOf } from '../catalogue/images'
import { sizeChartOf, sizesOf, stockOf } from '../catalogue/sizes'
import { seededRandom, integerBetween } from '../../catalog/images/seeded-random'

/** Number of seasons per team. */
const SEASONS = 40
const NEWEST_SEASON = 2026

const seasonOf = (age: number) => `${NEWEST_SEASON - age}/${String(NEWEST_SEASON - age + 1).slice(2)}`

/** Kinds that are also generated with long sleeves. */
const LONG_SLEEVED_KINDS: ReadonlySet<Kit['kind']> = new Set([
  'home',
  'away',
  'third',
  'kidsHome',
  'kidsAway',
  'training',
])

const longSleeved = (kit: Kit): Kit => ({
  ...kit,
  slug: `long-sleeved-${kit.slug}`,
  code: `${kit.code}-LS`,
  sleeve: 'long',
  noun: text(
    `Long-sleeved ${kit.noun.en.charAt(0).toLowerCase()}${kit.noun.en.slice(1)}`,
    `${kit.noun.es} de manga larga`,
    `Langarm-${kit.noun.de}`,
  ),
})

/** A team's kits of one season. Each name contains the season, so that all names are unique. */
function kitsOfSeason(number: number, age: number): Kit[] {
  const season = seasonOf(age)
  const kits = kitsOf(makeTeam(number, season)).map((kit) => ({ ...kit, year: season }))
  return [...kits, ...kits.filter(({ kind }) => LONG_SLEEVED_KINDS.has(kind)).map(longSleeved)]
}

/** Number of products of one team in all its seasons. */
export const productsOfTeam = (): number => kitsOfSeason(0, 0).length * SEASONS

/** Maximum number of generated products. */
export const MAX_GENERATED_PRODUCTS = MAX_GENERATED_TEAMS * productsOfTeam()

/** Generates products by team, from the newest season back; equal at every call. */
export function* makeProducts(): Generator<CatalogueProduct & { teamNumber: number }> {
  for (let teamNumber = 0; teamNumber < MAX_GENERATED_TEAMS; teamNumber++) {
    for (let age = 0; age < SEASONS; age++) {
      for (const [at, kit] of kitsOfSeason(teamNumber, age).entries()) {
        yield { ...makeProduct(kit, teamNumber + age + at, age), teamNumber }
      }
    }
  }
}

const PRINTABLE_KINDS: ReadonlySet<Kit['kind']> = new Set(['home', 'away', 'third', 'kidsHome', 'kidsAway'])
const PRINT_PRICE = 1200

/** Share of products at a reduced price. */
const REDUCED_SHARE = 1 / 8

/** Older seasons cost less, and a share of all products is reduced. */
function priceOf({ price }: Kit, age: number, random: () => number) {
  const basePrice = Math.max(900, price - Math.min(age, 12) * 150)
  const percent = random() < REDUCED_SHARE ? integerBetween(random, 1, 5) * 10 : 0
  return { price: basePrice, specialPrice: percent > 0 ? Math.round((basePrice * (100 - percent)) / 1000) * 10 : null }
}

/** A kit of a generated team as a product. @param age seasons ago */
function makeProduct(kit: Kit, place: number, age: number): CatalogueProduct {
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
    custom: PRINTABLE_KINDS.has(kit.kind) ? { additionalPrice: PRINT_PRICE } : null,
    variants: sizes.map(({ label, code }, at) => ({ size: label, sku: `${model}-${code}`, stock: stock[at] ?? 0 })),
    pictures: imagesOf(kit, key, name),
    attributes: attributesOf(kit, place),
    sizeChart: sizeChartOf(kit),
    rating: { average: 0, count: 0 },
  }
}
