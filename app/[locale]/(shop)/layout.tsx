import { getExtensionScripts } from '@/lib/data/extension'
import { Document } from '../document'
import { ExtensionScripts } from './extension-scripts'

export { generateMetadata, viewport } from '../document-head'

export const dynamicParams = true

/** Nothing is rendered at build time: a build needs no store API. */
export const generateStaticParams = () => []

/**
 * Root layout of the shop pages, so that extension scripts run on these pages only. Navigating to a page with another
 * root layout loads a new document, without them (docs/decisions/009).
 */
export default async function ShopLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  const scripts = await getExtensionScripts()
  return (
    <Document locale={locale} head={<ExtensionScripts scripts={scripts} />}>
      {children}
    </Document>
  )
}
