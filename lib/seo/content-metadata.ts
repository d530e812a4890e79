import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ContentPage } from '../../contract/entities/page'
import { sharePath } from './share-path'
import { getStoreSettings } from '../data/settings'
import { pageMetadata } from './page-metadata'
import { firstParagraph } from '../format/plain-text'

/** What a content page says of itself: what the store wrote for it, or else how it begins. */
export async function contentMetadata({ key, title, seoDescription, html }: ContentPage): Promise<Metadata> {
  const [t, { name }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  return pageMetadata({
    title,
    description: seoDescription || firstParagraph(html) || t('contentFacts', { title, store: name }),
    path: `/page/${key}`,
    sharePicture: sharePath('page', key),
  })
}
