import type { PageEntry } from '@/contract/entities/page'

/** Keys of a content page about delivery. */
const DELIVERY_PAGES = ['delivery', 'shipping']

/** The page with the delivery costs: the shop's own page, otherwise the table of the service center. */
export function deliveryPath(pages: readonly Pick<PageEntry, 'key'>[]): string {
  const page = pages.find(({ key }) => DELIVERY_PAGES.includes(key))
  return page ? `/page/${page.key}` : '/service-center#delivery'
}
