import type { Metadata, Viewport } from 'next'
import { env } from '@/lib/env'
import { iconUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'

/** Spec §9. */
export const viewport: Viewport = { width: 'device-width', initialScale: 1, minimumScale: 1, maximumScale: 1 }

/** The default metadata of every page. */
export async function generateMetadata(): Promise<Metadata> {
  const { name, title, icon, seoDescription, seoKeywords } = await getStoreSettings()
  return {
    metadataBase: new URL(env().PUBLIC_ORIGIN),
    title: { default: title, template: `%s | ${name}` },
    description: seoDescription || undefined,
    keywords: seoKeywords || undefined,
    icons: { icon: iconUrl({ icon }) },
    openGraph: { type: 'website', siteName: name },
  }
}
