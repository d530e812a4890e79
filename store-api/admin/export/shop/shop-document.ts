import type { Locale } from '../../../i18n/locale'
import { inOrder, orderCategories, withoutPlaces } from './order-documents'
import type { ShopContent } from './read-content'

/** Non-empty lists of `shop.yaml`. */
const filled = (lists: Record<string, readonly object[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

/** The content of `shop.yaml`. @param own the shop's own language */
export function shopDocument({ store, lists }: ShopContent, own: Locale): Record<string, unknown> {
  const { name, currency, ...settings } = store
  return {
    ...{ name, currency, language: own, ...settings },
    ...filled({
      pictures: lists.picture,
      ...{ countries: inOrder(lists.country), tax: inOrder(lists.tax), shipping: withoutPlaces(lists.shipping) },
      ...{ attributes: withoutPlaces(lists.attribute), categories: orderCategories(lists.category) },
      ...{ menus: withoutPlaces(lists.menu), sections: withoutPlaces(lists.section) },
    }),
  }
}
