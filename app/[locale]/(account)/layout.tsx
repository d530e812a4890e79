import { Document } from '../document'

export { generateMetadata, viewport } from '../document-head'

/** Rendered per request for one visitor, under its own content policy: never cached. */
export const dynamic = 'force-dynamic'

/** The login and the account pages: their own root layout, without the operator's scripts (docs/decisions/009). */
export default async function CustomerLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  return <Document locale={locale}>{children}</Document>
}
