import type { Metadata, Viewport } from 'next'
import { getStoreSettings } from '@/lib/store/settings'

/** Spec §9. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, minimumScale: 1, maximumScale: 1 }

/** What every page says of itself unless it knows better. */
export async function generateMetadata(): Promise<Metadata> {
  const { name, title, seoDescription, seoKeywords, url } = await getStoreSettings()
  return {
    metadataBase: URL.canParse(url) ? new URL(url) : undefined,
    title: { default: title, template: `%s | ${name}` },
    description: seoDescription || undefined,
    keywords: seoKeywords || undefined,
    icons: { icon: '/assets/icon.svg' },
    openGraph: { type: 'website', siteName: name },
  }
}
