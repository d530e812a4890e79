'use client'

import { AccountList } from '@/components/account/account-list'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import type { OrderEntry } from '@/contract/entities/order'
import type { List } from '@/contract/rules'
import { OrderCard } from './order-card'
import type { OrderContext } from './order-context'

interface Props {
  first: List<OrderEntry>
  items: string
  pages: string
  more: LoadMoreTexts
  context: OrderContext
}

/** The orders of one filter, further pages on demand. Another filter is another list: nothing of it is asked twice. */
export const OrderList = ({ first, items, pages, more, context }: Props) => (
  <AccountList key={items} first={first} items={items} pages={pages} texts={more} keyOf={({ number }) => number}>
    {(order) => <OrderCard order={order} context={context} />}
  </AccountList>
)
