import Link from 'next/link'
import type { ReactNode } from 'react'
import type { CartLine as Line } from '@/lib/cart/cart'
import { Picture } from '../ui/picture'
import type { CartContext } from './cart-context'
import styles from './cart-line.module.scss'
import { LineChoices } from './line-choices'
import { LinePrice } from './line-price'

interface Props {
  line: Line
  context: CartContext
  /** The controls: live ones in the drawer, forms on the page. */
  quantity: ReactNode
  remove: ReactNode
  isBusy?: boolean
}

/** A line of the cart with what belongs to it. It leads to its product. */
export function CartLine({ line, context, quantity, remove, isBusy = false }: Props) {
  const { product, imageUrl, children } = line
  const url = `/product/${product.key}`
  return (
    <li className={styles.line}>
      <Link href={url} prefetch={false} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          imageUrl={imageUrl}
          alt=""
          base={context.imageBase}
          sizes="(width >= 768px) 128px, 100px"
          widths={[96, 160, 240, 320]}
        />
      </Link>
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.words}>
            <Link href={url} prefetch={false} className={styles.name}>
              {product.team || product.name}
            </Link>
            {product.team && <p className={styles.kit}>{product.kit}</p>}
            <LineChoices line={line} context={context} />
          </div>
          <div className={styles.remove}>{remove}</div>
        </div>
        {children.length > 0 && (
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.id} className={styles.child}>
                <div>
                  <Link href={`/product/${child.product.key}`} prefetch={false} className={styles.kit}>
                    {child.product.name}
                  </Link>
                  <LineChoices line={child} context={context} />
                </div>
                <LinePrice line={child} context={context} isBusy={isBusy} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          {quantity}
          <LinePrice line={line} context={context} isBusy={isBusy} />
        </div>
      </div>
    </li>
  )
}
