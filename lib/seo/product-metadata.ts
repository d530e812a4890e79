import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ProductDetail } from '../../contract/entities/product'
import { formatPrice } from '../format/price'
import { sharePath } from './share-path'
import { getStoreSettings } from '../data/settings'
import { pageMetadata } from './page-metadata'
import { firstParagraph } from '../format/plain-text'

/** What a product's page says of itself: its first paragraph, or else what is known of it. */
export async function productMetadata(product: ProductDetail): Promise<Metadata> {
  const { key, name, description } = product
  return pageMetadata({
    title: name,
    description: firstParagraph(description) || (await facts(product)),
    path: `/product/${key}`,
    sharePicture: sharePath('product', key),
  })
}

async function facts({ name, price, specialPrice, details }: ProductDetail): Promise<string> {
  const [t, { currency }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  const told = details.map((detail) => `${detail.name}: ${detail.value}`).join(', ')
  return `${t('productFacts', { name, price: formatPrice(specialPrice ?? price, currency) })} ${told}`.trim()
}
