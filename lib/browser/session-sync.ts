import { mutate } from 'swr'
import { isPersonal } from '../account/session-lost'
import { USER_URL } from '../account/use-user'
import { CART_URL, forgetReading } from '../cart/cart-calls'
import { cartNumber } from '../cart/cart-count'
import { isHinted } from './late-cookies'
import { hearTabs, notifyTabs, watchReturn, type TabNews } from './tabs'

/**
 * Data of one customer is never shown to another: it is fetched again, except the checkout, which may be in use. The user
 * is not fetched for visitors.
 */
function readAll(hasSession: boolean): void {
  if (!hasSession) void mutate(USER_URL, null, { revalidate: false })
  const isRead = (key: unknown) => isPersonal(key) && (hasSession || key !== USER_URL)
  void mutate(isRead, undefined, { revalidate: true })
}

/**
 * Keeps header, cart badge and greeting in sync with the session: refetches them when the page is restored, and when another
 * tab reports a login, a logout or a change of the cart.
 * @returns unsubscribe
 */
export function syncSession(): () => void {
  let hadSession = isHinted()
  // A login or logout form sent without a script cannot notify other tabs: the page after it does.
  notifyTabs('session', String(hadSession))

  /** Refetches the data of the session; false if the session has not changed. */
  const isOtherSession = (isReported: boolean) => {
    const hasSession = isHinted()
    const isOther = isReported || hasSession !== hadSession
    hadSession = hasSession
    if (isOther) readAll(hasSession)
    return isOther
  }
  const readCart = () => {
    forgetReading()
    void mutate(CART_URL)
  }
  const onReturn = () => {
    if (isOtherSession(false)) return
    readCart()
    void mutate(USER_URL)
  }
  const onNews = (news: TabNews, state?: string) => {
    forgetReading()
    if (news === 'session') isOtherSession(state === undefined)
    // The badge shows that number already if the change was reported before the next page.
    else if (news === 'cart' && state !== String(cartNumber.current())) readCart()
  }
  const stops = [watchReturn(onReturn), hearTabs(onNews)]
  return () => stops.forEach((stop) => stop())
}
