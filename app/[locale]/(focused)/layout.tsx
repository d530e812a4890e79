import { headers } from 'next/headers'
import type { WayBack } from '@/components/layout/minimal-frame'
import { CHECKOUT_PATH, leadsToCheckout, LOGIN_PATH } from '@/lib/paths'
import { REQUESTED_PATH_HEADER } from '@/lib/routing/requested-path'
import { MinimalDocument } from '../minimal-document'

export { generateMetadata, viewport } from '../document-head'

/** Rendered per request for one visitor, under its own content policy: never cached. */
export const dynamic = 'force-dynamic'

/**
 * Access pages and checkout: their own root layout, without links that lead elsewhere and without the operator's
 * scripts (docs/decisions/009).
 */
export default async function FocusedLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const [{ locale }, requested] = await Promise.all([params, headers()])
  const wayBack = wayBackFrom(requested.get(REQUESTED_PATH_HEADER) ?? '')
  return (
    <MinimalDocument locale={locale} wayBack={wayBack}>
      {children}
    </MinimalDocument>
  )
}

/** On the way to an order back to the cart, from anywhere else into the shop. @param address path with its query */
function wayBackFrom(address: string): WayBack {
  const [path = '', query] = address.split('?')
  const isOnTheWay = path === LOGIN_PATH && leadsToCheckout(new URLSearchParams(query).get('from') ?? '')
  return path === CHECKOUT_PATH || isOnTheWay ? 'back' : 'shop'
}
