import { headers } from 'next/headers'
import { REQUESTED_PATH_HEADER } from '@/lib/routing/requested-path'
import { CheckoutFooter, CheckoutHeader } from '@/components/layout/checkout-frame'
import { CHECKOUT_PATH } from '@/lib/paths'
import { logoUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { DocumentShell } from '../document-shell'

export { generateMetadata, viewport } from '../document-head'

/** Made for one person at each request, under a content policy of its own: never in a cache. */
export const dynamic = 'force-dynamic'

/** The way to the till: a root layout of its own, with nothing around it that leads elsewhere. */
export default async function CheckoutLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const [{ locale }, settings, asked] = await Promise.all([params, getStoreSettings(), headers()])
  const isPlaced = asked.get(REQUESTED_PATH_HEADER)?.startsWith(`${CHECKOUT_PATH}/`) ?? false
  return (
    <DocumentShell
      locale={locale}
      top={
        <CheckoutHeader
          storeName={settings.name}
          logoUrl={logoUrl(settings)}
          mark={settings.mark}
          isPlaced={isPlaced}
        />
      }
      bottom={<CheckoutFooter settings={settings} year={new Date().getFullYear()} />}
    >
      {children}
    </DocumentShell>
  )
}
