import { mutate } from 'swr'
import { isPersonal } from '../account/session-lost'
import { USER_URL } from '../account/use-user'
import { CART_URL, forgetReading } from '../cart/cart-calls'
import { cartNumber } from '../cart/cart-count'
import { isHinted } from './is-hinted'
import { hearTabs, tellTabs, watchReturn, type TabNews } from './tabs'

/**
 * Data of one customer is never shown to another: it is fetched again, except the checkout, which may be in use. The user
 * is not fetched for visitors.
 */
function readAll(isSomebody: boolean): void {
  if (!isSomebody) void mutate(USER_URL, null, { revalidate: false })
  const isRead = (key: unknown) => isPersonal(key) && (isSomebody || key !== USER_URL)
  void mutate(isRead, undefined, { revalidate: true })
}

/**
 * Keeps header, badge and greeting true: read again when the page is returned to and when another tab tells of a login, a
 * logout or a change of the cart.
 * @returns what stops it
 */
export function keepTrue(): () => void {
  let wasSomebody = isHinted()
  // A login or logout form sent without a script cannot notify other tabs: the page after it does.
  tellTabs('session', String(wasSomebody))

  /** Refetches the data of the session; false if the session has not changed. */
  const isOtherSession = (isTold: boolean) => {
    const isSomebody = isHinted()
    const isOther = isTold || isSomebody !== wasSomebody
    wasSomebody = isSomebody
    if (isOther) readAll(isSomebody)
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
