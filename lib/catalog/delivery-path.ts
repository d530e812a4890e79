import type { PageEntry } from '@/contract/entities/page'

/** Keys of a content page about delivery. */
const DELIVERY_PAGES = ['delivery', 'shipping']

/** Where the costs of delivery are: the shop's own page about it, else the table of the service center. */
export function deliveryPath(pages: readonly Pick<PageEntry, 'key'>[]): string {
  const page = pages.find(({ key }) => DELIVERY_PAGES.includes(key))
  return page ? `/page/${page.key}` : '/service-center#delivery'
}
