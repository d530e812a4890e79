import type { CartLine } from '@/lib/cart/cart'
import type { LineState } from '@/lib/cart/line-state'
import type { CartLineReply } from '@/contract/entities/cart'
import { formatPrice } from '@/lib/format/price'
import { productTitle } from '@/lib/catalog/product-title'
import { LineNoteList } from '../ui/line-notes'
import { Picture } from '../ui/picture'
import { fillText } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'
import { choiceText } from './line-title'
import styles from './order-line.module.scss'

interface Props {
  line: CartLineReply
  context: CheckoutContext
  /** What has become of it; left out where nothing has. */
  told?: { line: CartLine; state: LineState }
}

/** A line of what is ordered. */
export function OrderLine({ line, context, told }: Props) {
  const { currency, imageBase, texts } = context
  const { product, productModel, imageUrl, quantity, price, specialPrice } = line
  const { first, second } = productTitle(product)
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture imageUrl={imageUrl} alt="" base={imageBase} sizes="64px" widths={[96, 160]} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{first || productModel}</p>
        {second && <p className={styles.choice}>{second}</p>}
        <p className={styles.choice}>{choiceText(line, texts.summary.size)}</p>
        {quantity > 1 && <p className={styles.choice}>{fillText(texts.summary.quantity, { quantity })}</p>}
        {told && <LineNoteList {...told} texts={texts.lineNotes} currency={currency} />}
      </div>
      <p className={styles.price}>{formatPrice((specialPrice ?? price) * quantity, currency)}</p>
    </li>
  )
}
