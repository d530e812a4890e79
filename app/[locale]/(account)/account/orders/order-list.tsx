'use client'

import { AccountList } from '@/components/account/account-list'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import type { OrderEntry } from '@/contract/entities/order'
import type { List } from '@/contract/rules'
import { OrderChips } from '@/components/account/order-chips'
import { LinkButton } from '@/components/ui/link-button'
import { pickPlural, type PluralForms } from '@/lib/format/text-template'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { orderConfirmationPath, orderPath } from '@/lib/paths'
import { type DateContext, formatDate } from '@/contract/format-date'
import { arrivalText, type ArrivalTexts } from '@/lib/format/arrival'
import { formatPrice } from '@/lib/format/price'
import { entryAsShown, pickImages } from '@/lib/account/orders'
import styles from './order-list.module.scss'
import { ReorderForm } from '@/components/forms/reorder-form'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { OrderStatusTexts } from '@/components/account/order-status-texts'
import type { Currency } from '@/contract/entities/store'

interface Props {
  first: List<OrderEntry>
  items: string
  pages: string
  more: LoadMoreTexts
  context: OrderContext
}

/** The orders of one filter, further pages on demand. Each filter has its own list, loaded once. */
export const OrderList = ({ first, items, pages, more, context }: Props) => (
  <AccountList key={items} first={first} items={items} pages={pages} texts={more} keyOf={({ number }) => number}>
    {(order) => <OrderCard order={order} context={context} />}
  </AccountList>
)

/** Whether something has been shipped or delivered. */
const isSent = ({ shipping }: OrderEntry) => shipping === 'shipped' || shipping === 'partial-shipment'

/** An order in the list: items, date, total and state. */
export function OrderCard({ order, context }: { order: OrderEntry; context: OrderContext }) {
  const { texts, locale, place, imageBase } = context
  const { number, placedAt, pieces } = order
  const { total, currency } = entryAsShown(order, context.currency)
  const facts = [formatDate(placedAt, place), pickPlural(texts.items, pieces, locale), formatPrice(total, currency)]
  return (
    <article className={styles.card} aria-labelledby={`order-${number}`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.number} id={`order-${number}`}>
            {number}
          </h2>
          <p className={styles.facts}>{facts.join(', ')}</p>
        </div>
        <OrderChips order={order} texts={texts.status} names="hidden" />
      </div>
      {order.payment === 'paid' && order.arrival && (
        <p className={styles.arrival}>{arrivalText(order.arrival, order.shippingKind, texts.arrival, locale)}</p>
      )}
      <div className={styles.body}>
        <OrderImages imageUrls={order.imageUrls} pieces={pieces} base={imageBase} />
        <div className={styles.actions}>
          {order.canPay && (
            <LinkButton href={orderConfirmationPath(number)} size="small">
              {texts.pay} <VisuallyHidden>{number}</VisuallyHidden>
            </LinkButton>
          )}
          {isSent(order) && (
            <LinkButton href="/order-track" size="small">
              {texts.track} <VisuallyHidden>{number}</VisuallyHidden>
            </LinkButton>
          )}
          <LinkButton href={orderPath(number)} kind="line" size="small">
            {texts.view} <VisuallyHidden>{number}</VisuallyHidden>
          </LinkButton>
          {!order.canPay && <ReorderForm number={number} text={texts.reorder} size="small" />}
        </div>
      </div>
    </article>
  )
}

interface OrderImagesProps {
  imageUrls: string[]
  pieces: number
  base: string
}

/** Images of the ordered items; the card's text contains their number. */
export function OrderImages({ imageUrls, pieces, base }: OrderImagesProps) {
  const { images, more } = pickImages(imageUrls, pieces)
  return (
    <div className={styles.images} aria-hidden="true">
      {images.map((imageUrl, at) => (
        <Thumbnail
          key={imageUrl || at}
          className={styles.image}
          imageUrl={imageUrl}
          base={base}
          sizes="72px"
          widths={[96, 160, 240]}
        />
      ))}
      {more > 0 && <span className={styles.tile}>+{more}</span>}
    </div>
  )
}

/** How the shop writes numbers, dates and prices, and where its images are. */
export interface ShopContext {
  locale: string
  place: DateContext
  currency: Currency
  imageBase: string
}

/** Data of an order's card besides the order: plain data that can be sent to the browser. */
export interface OrderContext extends ShopContext {
  texts: {
    items: PluralForms
    view: string
    track: string
    pay: string
    reorder: string
    arrival: ArrivalTexts
    status: OrderStatusTexts
  }
}
