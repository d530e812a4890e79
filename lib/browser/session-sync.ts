import { mutate } from 'swr'
import { isPersonal } from '../account/session-lost'
import { USER_URL } from '../account/use-user'
import { CART_URL, discardPendingRead } from '../cart/cart-calls'
import { cartNumber } from '../cart/cart-count'
import { hasSessionHint } from './late-cookies'
import { subscribeToTabs, notifyTabs, watchPageReturn, type TabEvent } from './tabs'

/**
 * Data of one customer is never shown to another: it is fetched again, except the checkout, which may be in use. The user
 * is not fetched for visitors.
 */
function refetchAll(hasSession: boolean): void {
  if (!hasSession) void mutate(USER_URL, null, { revalidate: false })
  const isRefetched = (key: unknown) => isPersonal(key) && (hasSession || key !== USER_URL)
  void mutate(isRefetched, undefined, { revalidate: true })
}

/**
 * Keeps header, cart badge and greeting in sync with the session: refetches them when the page is restored, and when another
 * tab reports a login, a logout or a change of the cart.
 * @returns unsubscribe
 */
export function syncSession(): () => void {
  let hadSession = hasSessionHint()
  // A login or logout form sent without a script cannot notify other tabs: the page after it does.
  notifyTabs('session', String(hadSession))

  /** Refetches the data of the session; false if the session has not changed. */
  const refetchOnChange = (isReported: boolean) => {
    const hasSession = hasSessionHint()
    const hasChanged = isReported || hasSession !== hadSession
    hadSession = hasSession
    if (hasChanged) refetchAll(hasSession)
    return hasChanged
  }
  const refetchCart = () => {
    discardPendingRead()
    void mutate(CART_URL)
  }
  const onReturn = () => {
    if (refetchOnChange(false)) return
    refetchCart()
    void mutate(USER_URL)
  }
  const onTabEvent = (event: TabEvent, state?: string) => {
    discardPendingRead()
    if (event === 'session') refetchOnChange(state === undefined)
    // The badge shows that number already if the change was reported before the next page.
    else if (event === 'cart' && state !== String(cartNumber.current())) refetchCart()
  }
  const unsubscribers = [watchPageReturn(onReturn), subscribeToTabs(onTabEvent)]
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}
