import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ContentPage } from '../../contract/entities/page'
import type { ProductDetail } from '../../contract/entities/product'
import { getStoreSettings } from '../data/settings'
import { formatPrice } from '../format/price'
import { cutText, firstParagraph } from '../format/text'
import { OPEN_GRAPH_IMAGE_SIZE, openGraphImagePath, SHOP_OPEN_GRAPH_IMAGE } from './open-graph-card'

interface PageMetadataOptions {
  /** Without the store's name, which every title ends with. */
  title: string
  /** Whether the title gets no suffix, as on the home page. */
  isAbsoluteTitle?: boolean
  description: string
  /** Its canonical address, as a path of the shop. */
  path: string
  /** Path of the Open Graph image. Default: the shop's own. */
  openGraphImage?: string
  /** Excluded from search engines, which may still follow its links. */
  isHidden?: boolean
}

/** Characters of a description: search engines show no more. */
const MAX_DESCRIPTION_LENGTH = 200

/** `en-GB` in Open Graph's form, which allows no language without a country. */
const openGraphLocale = (htmlCode: string) =>
  /^[a-z]{2}-[A-Z]{2}$/.test(htmlCode) ? htmlCode.replace('-', '_') : undefined

/** Metadata of a public page for search engines and social networks. */
export async function pageMetadata(options: PageMetadataOptions): Promise<Metadata> {
  const { title, isAbsoluteTitle = false, path, openGraphImage = SHOP_OPEN_GRAPH_IMAGE, isHidden = false } = options
  const { name, language } = await getStoreSettings()
  const description = cutText(options.description, MAX_DESCRIPTION_LENGTH)
  const images = [{ url: openGraphImage, ...OPEN_GRAPH_IMAGE_SIZE, alt: title, type: 'image/jpeg' }]
  return {
    title: isAbsoluteTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: name,
      locale: openGraphLocale(language.htmlCode),
      title,
      description,
      url: path,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(isHidden && { robots: { index: false, follow: true } }),
  }
}

/** The metadata of the home page, from the store's description of the shop. */
export async function homeMetadata(): Promise<Metadata> {
  const [t, { name, title, seoDescription }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  return pageMetadata({
    title,
    isAbsoluteTitle: true,
    description: seoDescription || t('homeFacts', { store: name }),
    path: '/',
  })
}

/** The metadata of a content page: the store's SEO description, otherwise the beginning of its text. */
export async function contentMetadata({ key, title, seoDescription, html }: ContentPage): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  return pageMetadata({
    title,
    description: seoDescription || firstParagraph(html) || t('contentFacts', { title, store: name }),
    path: `/page/${key}`,
    openGraphImage: openGraphImagePath('page', key),
  })
}

/** The metadata of a product's page: its first paragraph, otherwise a description from its data. */
export async function productMetadata(product: ProductDetail): Promise<Metadata> {
  const { key, name, description } = product
  return pageMetadata({
    title: name,
    description: firstParagraph(description) || (await describeProduct(product)),
    path: `/product/${key}`,
    openGraphImage: openGraphImagePath('product', key),
  })
}

async function describeProduct({ name, price, specialPrice, details }: ProductDetail): Promise<string> {
  const [t, { currency }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  const listed = details.map((detail) => `${detail.name}: ${detail.value}`).join(', ')
  return `${t('productFacts', { name, price: formatPrice(specialPrice ?? price, currency) })} ${listed}`.trim()
}

interface FeedbackMetadataOptions {
  productKey: string
  title: string
  description: string
}

/** The metadata of a list of reviews or questions: search engines should find the product page instead. */
export const feedbackMetadata = ({ productKey, ...texts }: FeedbackMetadataOptions): Promise<Metadata> =>
  pageMetadata({
    ...texts,
    path: `/product/${productKey}`,
    openGraphImage: openGraphImagePath('product', productKey),
    isHidden: true,
  })
