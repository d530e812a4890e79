import { MESSAGES_PATH, ORDERS_PATH, TICKETS_PATH } from '../account/account-paths'
import { filterUrl, readOrderQuery } from '../account/order-filter'
import { CALLS } from '../contract/calls'

/** Where the store API has a page of each of a customer's lists. */
const LISTS: Readonly<Record<string, (query: URLSearchParams, page: string) => string>> = {
  [ORDERS_PATH]: (query, page) => {
    const { filter } = readOrderQuery(Object.fromEntries(query))
    return filterUrl(CALLS.listOrders.path, filter, { page })
  },
  [MESSAGES_PATH]: (_, page) => `${CALLS.listMessages.path}?page=${page}`,
  [TICKETS_PATH]: (_, page) => `${CALLS.listTickets.path}?page=${page}`,
}

/** The store API's path of a further page of a customer's list, whose 404 says that there is none; null for any other address. */
export function accountPage(path: string, query: URLSearchParams, page: number): string | null {
  const list = Object.hasOwn(LISTS, path) ? LISTS[path] : undefined
  return list && page > 1 ? list(query, String(page)) : null
}
