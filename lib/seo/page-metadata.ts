import 'server-only'
import type { Metadata } from 'next'
import { getStoreSettings } from '../data/settings'
import { SHARE_SIZE, SHOP_SHARE } from './share-path'
import { cutText } from '../format/cut-text'

interface About {
  /** Without the store's name, which every title ends with. */
  title: string
  /** The whole title, where it ends with nothing: the home page's. */
  isWholeTitle?: boolean
  description: string
  /** Its one address, as a path of the shop. */
  path: string
  /** Path of the Open Graph image. Default: the shop's own. */
  sharePicture?: string
  /** For shoppers and not for search engines, which may follow its links. */
  isHidden?: boolean
}

/** Characters of a description: search engines show no more. */
const DESCRIPTION = 200

/** `en-GB` as Open Graph writes it; it knows no language without a country. */
const openGraphLocale = (htmlCode: string) =>
  /^[a-z]{2}-[A-Z]{2}$/.test(htmlCode) ? htmlCode.replace('-', '_') : undefined

/** Metadata of a public page for search engines and social networks. */
export async function pageMetadata(about: About): Promise<Metadata> {
  const { title, isWholeTitle = false, path, sharePicture = SHOP_SHARE, isHidden = false } = about
  const { name, language } = await getStoreSettings()
  const description = cutText(about.description, DESCRIPTION)
  const images = [{ url: sharePicture, ...SHARE_SIZE, alt: title, type: 'image/jpeg' }]
  return {
    title: isWholeTitle ? { absolute: title } : title,
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
