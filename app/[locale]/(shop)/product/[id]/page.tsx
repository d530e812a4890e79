import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Gallery } from '@/components/product/gallery'
import { ProductCarousel } from '@/components/product/product-carousel'
import { SizeGuide } from '@/components/product/size-guide'
import { BelowFirstScreen } from '@/components/ui/below-first-screen'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { productMetadata } from '@/lib/seo/page-metadata'
import { getProduct } from '@/lib/data/product'
import { ProductSummary } from './product-summary'
import styles from './page.module.scss'
import { ProductData } from './product-data'
import { ProductStory } from './product-story'
import { RecentlyViewedSection } from './recently-viewed-section'
import { ProductFeedback } from './product-feedback'

export const revalidate = 60
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/product/[id]'>

const requireProduct = async (params: Props['params']) => (await getProduct((await params).id)) ?? notFound()

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  productMetadata(await requireProduct(params))

export default async function ProductPage({ params }: Props) {
  const [t, product] = await Promise.all([getTranslations('Product'), requireProduct(params)])
  const { breadcrumb, kit, name, pictures, related, sizeChart } = product
  const trail = breadcrumb.map(({ key, name }) => ({ name, url: `/category/${key}` }))
  return (
    <>
      <ProductData product={product} trail={trail} />
      <div className={styles.screen}>
        <Breadcrumb trail={trail} current={kit || name} />
        <div className={styles.columns}>
          <Gallery pictures={pictures} imageBase={imageBaseUrl()} />
          <ProductSummary product={product} />
          <BelowFirstScreen isRoomless>
            <ProductStory product={product} />
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
      <BelowFirstScreen isRoomless>{sizeChart.length > 0 && <SizeGuide rows={sizeChart} />}</BelowFirstScreen>
    </>
  )
}
