import { Document } from '../document'

export { generateMetadata, viewport } from '../document-head'

/** Made for one person at each request, under a content policy of its own: never in a cache. */
export const dynamic = 'force-dynamic'

/**
 * Where customers come in and what is theirs: a root layout of its own, without the operator's scripts
 * (docs/decisions/009).
 */
export default async function CustomerLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  return <Document locale={locale}>{children}</Document>
}
