import { getExtensionScripts } from '@/lib/data/extension'
import { Document } from '../document'
import { ExtensionScripts } from './extension-scripts'

export { generateMetadata, viewport } from '../document-head'

export const dynamicParams = true

/** Nothing is built ahead: a build needs no store API. */
export const generateStaticParams = () => []

/**
 * The shop front: a root layout of its own, so that the operator's scripts are on these pages alone. Whoever leaves for
 * a page with another root layout leaves the document, and them, behind (docs/decisions/009).
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
