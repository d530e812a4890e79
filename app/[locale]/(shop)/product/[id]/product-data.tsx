import { JsonLd } from '@/components/ui/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb-trail'
import type { ProductDetail } from '@/contract/entities/product'
import { breadcrumbList, faqPage } from '@/lib/seo/json-ld/lists'
import { productNodes } from '@/lib/seo/json-ld/product'
import { getSite } from '@/lib/seo/json-ld/node'
import { homeDelivery } from '@/lib/data/shipping'
import { getStoreSettings } from '@/lib/data/settings'
import { findFeedback } from '@/lib/data/feedback'

/** Reviews in the JSON-LD; the page shows more. */
const REVIEWS = 3

interface Props {
  product: ProductDetail
  trail: Crumb[]
}

/** JSON-LD of the product with its reviews, the breadcrumb and the questions. */
export async function ProductData({ product, trail }: Props) {
  const [{ name, currency }, delivery, feedback] = await Promise.all([
    getStoreSettings(),
    homeDelivery(),
    findFeedback(product.key),
  ])
  const site = getSite()
  const faq = faqPage(feedback?.questions.list ?? [])
  const current = { name: product.kit || product.name, url: `/product/${product.key}` }
  const reviews = feedback?.reviews.list.slice(0, REVIEWS) ?? []
  return (
    <JsonLd
      nodes={[
        ...productNodes(site, { product, storeName: name, currency, delivery, reviews }),
        breadcrumbList(site, { trail, current }),
        ...(faq ? [faq] : []),
      ]}
    />
  )
}
