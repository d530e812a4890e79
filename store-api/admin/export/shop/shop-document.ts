import type { Locale } from '../../../i18n/locale'
import { sortByPosition, sortCategories, sortAndOmitPositions } from './sort-documents'
import type { ShopContent } from './read-content'

/** The non-empty lists of `shop.yaml`. */
const omitEmptyLists = (lists: Record<string, readonly object[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))

/** The content of `shop.yaml`. @param storeLanguage the shop's own language */
export function shopDocument({ store, lists }: ShopContent, storeLanguage: Locale): Record<string, unknown> {
  const { name, currency, ...settings } = store
  return {
    ...{ name, currency, language: storeLanguage, ...settings },
    ...omitEmptyLists({
      pictures: lists.picture,
      ...{
        countries: sortByPosition(lists.country),
        tax: sortByPosition(lists.tax),
        shipping: sortAndOmitPositions(lists.shipping),
      },
      ...{ attributes: sortAndOmitPositions(lists.attribute), categories: sortCategories(lists.category) },
      ...{ menus: sortAndOmitPositions(lists.menu), sections: sortAndOmitPositions(lists.section) },
    }),
  }
}
