import { WhenIdle } from '@/components/layout/when-idle'
import { getExtensionScripts } from '@/lib/data/extension'
import { ExtensionScripts } from '../(shop)/extension-scripts'
import { MinimalDocument } from '../minimal-document'

export { generateMetadata, viewport } from '../document-head'

/** The cart: the header and footer of the checkout it leads to, with the operator's scripts of the shop's pages. */
export default async function CartLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params
  const scripts = await getExtensionScripts()
  return (
    <MinimalDocument locale={locale} head={<ExtensionScripts scripts={scripts} />} backTarget="shop">
      {children}
      <WhenIdle isMinimal />
    </MinimalDocument>
  )
}
