import type { CartLine } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/format/price'
import { Price } from '../ui/price'
import { fillText } from '@/lib/format/text-template'
import type { CartContext } from './cart-context'
import styles from './line-price.module.scss'

interface Props {
  line: CartLine
  context: CartContext
  isBusy: boolean
}

/** What a line costs, pale as long as the server has not confirmed its quantity; for several pieces also one piece's. */
export function LinePrice({ line: { price, specialPrice, quantity }, context: { currency, texts }, isBusy }: Props) {
  const special = specialPrice === null ? null : specialPrice * quantity
  return (
    <div className={isBusy ? styles.busy : styles.price}>
      <Price price={price * quantity} specialPrice={special} currency={currency} texts={texts} layout="column" />
      {quantity > 1 && (
        <p className={styles.each}>{fillText(texts.each, { price: formatPrice(specialPrice ?? price, currency) })}</p>
      )}
    </div>
  )
}
