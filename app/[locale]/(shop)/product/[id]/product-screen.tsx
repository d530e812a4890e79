import { getTranslations } from 'next-intl/server'
import { Gallery } from '@/components/product/gallery'
import { ChosenVariantProvider } from '@/components/product/live-price'
import { ProductCarousel } from '@/components/product/product-carousel'
import { SizeGuide } from '@/components/product/size-guide'
import { BelowFirstScreen } from '@/components/ui/below-first-screen'
import { PrintHeader } from '@/components/ui/print-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { ProductSummary } from './product-summary'
import styles from './page.module.scss'
import { ProductFeedback, ProductDescription } from './product-description'
import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ProductDetail } from '@/contract/entities/product'
import { breadcrumbList, faqPage } from '@/lib/seo/json-ld/lists'
import { productNodes } from '@/lib/seo/json-ld/product'
import { getSite } from '@/lib/seo/json-ld/node'
import { homeDelivery } from '@/lib/data/shipping'
import { getStoreSettings } from '@/lib/data/settings'
import { findFeedback } from '@/lib/data/feedback'
import { getCardContext } from '@/lib/catalog/card-context'
import type { RefusedItem } from '@/lib/cart/refused-item'
import { hasSizeGuide } from '@/lib/catalog/size-guide'
import { type Choice, chosenVariant } from '@/lib/catalog/variants'
import { RecentlyViewed } from '@/components/product/recently-viewed'

interface ProductScreenProps {
  product: ProductDetail
  /** The form that was refused, if the page follows one. */
  sent?: RefusedItem | null
  /** The values chosen by its address; others are undefined. */
  choice?: Choice | undefined
}

/** The whole product page. */
export async function ProductScreen({ product, sent = null, choice = sent?.choice }: ProductScreenProps) {
  const [t, settings] = await Promise.all([getTranslations('Product'), getStoreSettings()])
  const { breadcrumb, name, pictures, related, subtitle, variants } = product
  const trail = breadcrumb.map(({ key, name }) => ({ name, url: `/category/${key}` }))
  const main = (
    <>
      <Gallery pictures={pictures} imageBase={imageBaseUrl()} />
      <ProductSummary product={product} sent={sent} choice={choice} />
    </>
  )
  return (
    <>
      <ProductData product={product} trail={trail} />
      <div className={styles.screen}>
        <PrintHeader {...settings} />
        <Breadcrumb trail={trail} current={subtitle || name} />
        <div className={styles.columns}>
          {variants.length > 0 ? (
            <ChosenVariantProvider initial={(choice && chosenVariant(product, choice)) ?? null}>
              {main}
            </ChosenVariantProvider>
          ) : (
            main
          )}
          <BelowFirstScreen takesNoSpace>
            <ProductDescription product={product} />
          </BelowFirstScreen>
        </div>
        <BelowFirstScreen>
          <ProductFeedback product={product} />
        </BelowFirstScreen>
      </div>
      <BelowFirstScreen>
        {related.length > 0 && <ProductCarousel id="related" title={t('related')} products={related.slice(0, 4)} />}
        <RecentlyViewedSection current={product.key} />
      </BelowFirstScreen>
      <BelowFirstScreen takesNoSpace>{hasSizeGuide(product) && <SizeGuide product={product} />}</BelowFirstScreen>
    </>
  )
}

interface ProductDataProps {
  product: ProductDetail
  trail: Crumb[]
}

/** JSON-LD of the product, the breadcrumb and the questions. */
async function ProductData({ product, trail }: ProductDataProps) {
  const [{ name, currency, returns }, delivery, feedback] = await Promise.all([
    getStoreSettings(),
    homeDelivery(),
    findFeedback(product.key),
  ])
  const site = getSite()
  const faq = faqPage(feedback?.questions?.list ?? [])
  const current = { name: product.subtitle || product.name, url: `/product/${product.key}` }
  return (
    <JsonLd
      nodes={[
        ...productNodes(site, { product, storeName: name, currency, delivery, returns }),
        breadcrumbList(site, { trail, current }),
        ...(faq ? [faq] : []),
      ]}
    />
  )
}

/** Recently viewed products: rendered in the browser only, as the page is cached. */
async function RecentlyViewedSection({ current }: { current: string }) {
  const [t, context] = await Promise.all([getTranslations('RecentlyViewed'), getCardContext()])
  const texts = {
    title: t('title'),
    forget: t('forget'),
    forgotten: t('forgotten'),
    note: t('note'),
    loading: t('loading'),
  }
  return <RecentlyViewed current={current} context={context} texts={texts} />
}
