import { headers } from 'next/headers'
import type { BackTarget } from '@/components/layout/minimal-frame'
import { CHECKOUT_PATH, isCheckoutTarget, LOGIN_PATH } from '@/lib/paths'
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
  const backTarget = backTargetFrom(requested.get(REQUESTED_PATH_HEADER) ?? '')
  return (
    <MinimalDocument locale={locale} backTarget={backTarget}>
      {children}
    </MinimalDocument>
  )
}

/** During checkout the link leads back to the cart, otherwise to the shop. @param address path with its query */
function backTargetFrom(address: string): BackTarget {
  const [path = '', query] = address.split('?')
  const isCheckoutLogin = path === LOGIN_PATH && isCheckoutTarget(new URLSearchParams(query).get('from') ?? '')
  return path === CHECKOUT_PATH || isCheckoutLogin ? 'back' : 'shop'
}
