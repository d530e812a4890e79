import { getTranslations } from 'next-intl/server'
import { knownCategories } from '@/app/[locale]/navigation'
import type { HomeSection } from '@/contract/entities/home'
import { listShelf } from '@/lib/data/product'
import { getStoreSettings } from '@/lib/data/settings'
import { categoryTiles } from './category-sections'

/** Products of a rail: two rows on a desktop, and one. */
const MAX_NEWEST = 8
const MAX_ON_SALE = 4

const EMPTY_SECTION = {
  ...{ title: '', slides: [], tiles: [], products: [], html: '' },
  ...{ layout: 'swipe', more: null, image: null, ornament: '' },
} satisfies Partial<HomeSection>

/** The sections of a shop that has not arranged any: its banners, first categories, newest products, products on sale. */
export async function defaultSections(): Promise<HomeSection[]> {
  const [{ tree }, t, settings, newest, onSale] = await Promise.all([
    knownCategories(),
    getTranslations('Home'),
    getStoreSettings(),
    listShelf({ sort: 'newest', limit: MAX_NEWEST }),
    listShelf({ 'on-sale': '1', limit: MAX_ON_SALE }),
  ])
  return [
    { ...EMPTY_SECTION, key: 'hero', kind: 'hero', slides: settings.bannerList },
    {
      ...{ ...EMPTY_SECTION, key: 'tiles', title: t('tiles'), ...categoryTiles(tree) },
      more: { text: t('allCategories'), link: '/category' },
    },
    {
      ...{ ...EMPTY_SECTION, key: 'newest', kind: 'products', title: t('newest'), layout: 'grid' },
      products: newest,
      more: { text: t('allNew'), link: '/product?sort=newest' },
    },
    {
      ...{ ...EMPTY_SECTION, key: 'on-sale', kind: 'products', title: t('sale') },
      products: onSale,
      more: { text: t('allSale'), link: '/product?on-sale=1' },
    },
  ]
}
