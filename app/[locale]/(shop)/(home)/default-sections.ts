import { getTranslations } from 'next-intl/server'
import { KNOWN_KEYS, knownCategories } from '@/app/[locale]/navigation'
import type { HomeSection, HomeTile } from '@/contract/entities/home'
import type { Category } from '@/lib/data/category'
import { listShelf } from '@/lib/data/product'
import { getStoreSettings } from '@/lib/data/settings'
import { chooseTiles } from './choose-tiles'

const RAIL_SIZE = 4
const LISTED = 9

const tileOf = ({ name, url, imageUrl, productCount }: Category): HomeTile => ({
  title: name,
  link: url,
  imageUrl,
  productCount,
})

/** The root with the most categories in it; of equals the first. Undefined where no root has any. */
const largestRoot = (tree: Category[]): Category | undefined =>
  tree.reduce<Category | undefined>(
    (largest, root) => (root.children.length > (largest?.children.length ?? 0) ? root : largest),
    undefined,
  )

const NOTHING = {
  title: '',
  slides: [],
  tiles: [],
  products: [],
  layout: 'swipe',
  more: null,
  html: '',
} satisfies Partial<HomeSection>

/** The sections of a shop that has not arranged any: banners, ways in, newest products, sale, categories by name. */
export async function defaultSections(): Promise<HomeSection[]> {
  const { tree, byKey } = await knownCategories()
  const [season, sale] = [KNOWN_KEYS.newSeason, KNOWN_KEYS.sale].map((key) => byKey.get(key))
  const [t, settings, newest, onSale] = await Promise.all([
    getTranslations('Home'),
    getStoreSettings(),
    listShelf({ category: season?.key, sort: 'newest', limit: RAIL_SIZE }),
    listShelf({ 'on-sale': '1', limit: RAIL_SIZE }),
  ])
  const linkTo = (category: Category | undefined, text: string) => (category ? { text, link: category.url } : null)
  const largest = largestRoot(tree)
  const listed = largest?.children ?? []
  return [
    { ...NOTHING, key: 'hero', kind: 'hero', slides: settings.bannerList },
    {
      ...{ ...NOTHING, key: 'tiles', kind: 'tiles', title: t('tiles') },
      tiles: chooseTiles(tree).map(tileOf),
      more: { text: t('allCategories'), link: '/category' },
    },
    {
      ...{ ...NOTHING, key: 'newest', kind: 'products', title: t('newest'), layout: 'grid' },
      products: newest,
      more: linkTo(season, t('allNew')),
    },
    { ...NOTHING, key: 'name-band', kind: 'name' },
    {
      ...{ ...NOTHING, key: 'sale', kind: 'products', title: t('sale') },
      products: onSale,
      more: linkTo(sale, t('allSale')),
    },
    {
      ...{ ...NOTHING, key: 'largest', kind: 'categories', title: t('largest', { name: largest?.name ?? '' }) },
      tiles: listed.slice(0, LISTED).map(tileOf),
      more: linkTo(largest, t('allOfLargest', { count: listed.length })),
    },
  ]
}
