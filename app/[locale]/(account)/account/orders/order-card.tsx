import { OrderChips } from '@/components/account/order-chips'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { pickPlural } from '@/lib/format/text-template'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { orderConfirmationPath, orderPath } from '@/lib/paths'
import type { OrderEntry } from '@/contract/entities/order'
import { formatDate } from '@/contract/format-date'
import { formatPrice } from '@/lib/format/price'
import { entryAsShown, pickImages } from '@/lib/account/orders'
import styles from './order-card.module.scss'
import type { OrderContext } from './order-context'
import { ResponsiveImage } from '@/components/ui/responsive-image'

/** Something of it is on its way, or has come. */
const isSent = ({ shipping }: OrderEntry) => shipping === 'shipped' || shipping === 'partial-shipment'

/** An order in the list: what, when, how much, and how it stands. */
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

/** A glance at what was ordered; the card says in words how much it is. */
export function OrderImages({ imageUrls, pieces, base }: OrderImagesProps) {
  const { images, more } = pickImages(imageUrls, pieces)
  return (
    <div className={styles.pictures} aria-hidden="true">
      {images.map((imageUrl) => (
        <span key={imageUrl} className={styles.tile}>
          <ResponsiveImage imageUrl={imageUrl} alt="" base={base} sizes="72px" widths={[96, 160, 240]} />
        </span>
      ))}
      {more > 0 && <span className={styles.tile}>+{more}</span>}
    </div>
  )
}

interface ReorderFormProps {
  number: string
  text: string
  size?: 'normal' | 'small'
}

/** Puts what an order held into the cart. A plain form: the cart follows and tells what could not be had any more. */
export const ReorderForm = ({ number, text, size }: ReorderFormProps) => (
  <form className={styles.form} method="post" action="/api/form/account/order/reorder">
    <input type="hidden" name="number" value={number} />
    <Button type="submit" kind="line" size={size}>
      {text} <VisuallyHidden>{number}</VisuallyHidden>
    </Button>
  </form>
)
