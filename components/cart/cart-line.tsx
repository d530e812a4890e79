import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import type { CartLine as Line } from '@/lib/cart/cart'
import { productTitle } from '@/lib/catalog/product-title'
import { Picture } from '../ui/picture'
import type { CartContext } from './cart-context'
import styles from './cart-line.module.scss'
import { LineChoices } from './line-choices'
import { LineError, type LineFailure } from './line-error'
import { LinePrice } from './line-price'

interface Props {
  line: Line
  context: CartContext
  /** The controls: live ones in the drawer, forms on the page. */
  quantity: ReactNode
  /** What has become of it since, with the ways out. */
  notes?: ReactNode
  remove: ReactNode
  /** Its id, where something leads to it. */
  anchor?: string
  /** What was refused of it last. */
  error?: LineFailure | undefined
  isBusy?: boolean
}

type LinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { product: Line['product'] }

/** Leads to the product's page; one the store gives no key of has none. */
const ProductLink = ({ product, children, className, ...more }: LinkProps) =>
  product.key ? (
    <Link {...more} className={className} href={`/product/${product.key}`} prefetch={false}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )

/** A line of the cart with what belongs to it. It leads to its product. */
export function CartLine({ line, context, quantity, notes, remove, anchor, error, isBusy = false }: Props) {
  const { product, imageUrl, children } = line
  const { first, second } = productTitle(product)
  return (
    <li id={anchor} className={styles.line}>
      <ProductLink product={product} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          imageUrl={imageUrl}
          alt=""
          base={context.imageBase}
          sizes="(width >= 768px) 128px, 100px"
          widths={[96, 160, 240, 320]}
        />
      </ProductLink>
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.words}>
            <ProductLink product={product} className={styles.name}>
              {first}
            </ProductLink>
            {second && <p className={styles.kit}>{second}</p>}
            <LineChoices line={line} context={context} />
          </div>
          <div className={styles.remove}>{remove}</div>
        </div>
        {children.length > 0 && (
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.id} className={styles.child}>
                <div>
                  <ProductLink product={child.product} className={styles.kit}>
                    {child.product.name}
                  </ProductLink>
                  <LineChoices line={child} context={context} />
                </div>
                <LinePrice line={child} context={context} isBusy={isBusy} />
              </li>
            ))}
          </ul>
        )}
        {notes}
        <div className={styles.foot}>
          {quantity}
          <LinePrice line={line} context={context} isBusy={isBusy} />
          {error && <LineError {...error} />}
        </div>
      </div>
    </li>
  )
}
