import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProductCarousel } from '@/components/product/product-carousel'
import { logoUrl, imageBaseUrl } from '@/lib/data/image-hosts'
import { homeMetadata } from '@/lib/seo/page-metadata'
import type { Category } from '@/lib/data/category'
import { listShelf } from '@/lib/data/product'
import { getStoreSettings } from '@/lib/data/settings'
import { KNOWN_KEYS, knownCategories } from '@/app/[locale]/navigation'
import { CategoryTiles, ClubList } from './category-tiles'
import { Hero } from './hero'
import { NameBand } from './name-band'
import styles from './page.module.scss'
import { JsonLd } from '@/components/ui/json-ld'
import { onlineStore, webSite } from '@/lib/seo/json-ld/merchant'
import { getSite } from '@/lib/seo/json-ld/node'
import { homeDelivery } from '@/lib/data/shipping'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  return homeMetadata()
}

const CAROUSEL_SIZE = 4

export default async function HomePage() {
  const categories = await knownCategories()
  const season = categories.byKey.get(KNOWN_KEYS.newSeason)
  const [t, settings, newest, onSale] = await Promise.all([
    getTranslations('Home'),
    getStoreSettings(),
    listShelf({ category: season?.key, sort: 'newest', limit: CAROUSEL_SIZE }),
    listShelf({ 'on-sale': '1', limit: CAROUSEL_SIZE }),
  ])
  const imageBase = imageBaseUrl()
  const linkTo = (category: Category | undefined, text: string) => category && { text, url: category.url }
  const clubs = categories.byKey.get(KNOWN_KEYS.clubs)

  return (
    <>
      <HomeData />
      <Hero banners={settings.bannerList} imageBase={imageBase} storeName={settings.name} />
      <CategoryTiles tree={categories.tree} imageBase={imageBase} />
      {newest.length > 0 ? (
        <ProductCarousel
          id="newest"
          title={t('newest')}
          products={newest}
          more={linkTo(season, t('allNew'))}
          layout="grid"
        />
      ) : (
        <div className={styles.empty}>
          <p className={styles.text}>{t('empty')}</p>
        </div>
      )}
      <NameBand currency={settings.currency} />
      {onSale.length > 0 && (
        <ProductCarousel
          id="sale"
          title={t('sale')}
          products={onSale}
          more={linkTo(categories.byKey.get(KNOWN_KEYS.sale), t('allSale'))}
        />
      )}
      {clubs && clubs.children.length > 0 && <ClubList clubs={clubs} imageBase={imageBase} />}
    </>
  )
}

/** Who the shop is and how it is searched, for machines. */
async function HomeData() {
  const [settings, delivery] = await Promise.all([getStoreSettings(), homeDelivery()])
  const site = getSite()
  return (
    <JsonLd
      nodes={[
        onlineStore(site, { settings, logo: logoUrl(settings), home: delivery?.iso ?? null }),
        webSite(site, settings),
      ]}
    />
  )
}
