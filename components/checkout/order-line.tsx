import type { CartLineReply } from '@/lib/contract/entities/cart'
import { SIZE_GROUP_ID } from '@/lib/contract/limits'
import { formatPrice } from '@/lib/format/price'
import { productTitle } from '@/lib/product/product-title'
import { Picture } from '../ui/picture'
import { fillText } from '@/lib/format/text-template'
import type { CheckoutContext } from './checkout-context'
import styles from './order-line.module.scss'

/** What was chosen of a product, and what is printed on it, in one line. */
function choiceText({ optionList, custom }: CartLineReply, size: string): string {
  const options = optionList.map(({ groupId, title }) =>
    groupId === SIZE_GROUP_ID ? fillText(size, { size: title }) : title,
  )
  const print = custom ? [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ') : ''
  return [...options, print].filter(Boolean).join(', ')
}

/** A line of what is ordered. */
export function OrderLine({ line, context }: { line: CartLineReply; context: CheckoutContext }) {
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
      </div>
      <p className={styles.price}>{formatPrice((specialPrice ?? price) * quantity, currency)}</p>
    </li>
  )
}
