import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getStoreSettings } from '../data/settings'
import { pageMetadata } from './page-metadata'

/** What the home page says of itself: what the store says of the whole shop. */
export async function homeMetadata(): Promise<Metadata> {
  const [t, { name, title, seoDescription }] = await Promise.all([getTranslations('PageMetadata'), getStoreSettings()])
  return pageMetadata({
    title,
    isWholeTitle: true,
    description: seoDescription || t('homeFacts', { store: name }),
    path: '/',
  })
}
