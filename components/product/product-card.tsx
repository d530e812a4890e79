import { Link } from '../ui/link'
import type { ComponentProps } from 'react'
import type { ProductCard as Product } from '@/contract/entities/product'
import { ResponsiveImage } from '../ui/responsive-image'
import { Price } from '../ui/price'
import { resolveImageUrl } from '@/lib/format/image'
import { fillText, listText } from '@/lib/format/text-template'
import { discountPercent, formatPrice, shownPrice } from '@/lib/format/price'
import type { CardContext } from '@/lib/catalog/card-context'
import { productTitle } from '@/lib/catalog/product-title'
import styles from './product-card.module.scss'

interface Props {
  product: Product
  context: CardContext
  heading: 'h2' | 'h3'
  /** The `sizes` of its image. */
  sizes: string
  loading?: ComponentProps<typeof ResponsiveImage>['loading']
}

const WIDTHS = [320, 480, 640]

/** A product in a list. The whole card is a link, named by the product's full name. */
export function ProductCard({ product, context, heading: Heading, sizes, loading }: Props) {
  const { key, picture, inStock, lastSizes, unitPrice } = product
  const { texts, currency, imageBase, listWords } = context
  const { first, second } = productTitle(product)
  /** The list's title names its only brand, so the cards hide it visually. */
  const known = second && product.brand === context.brand ? product.brand : null
  return (
    <article className={inStock ? styles.card : `${styles.card} ${styles.out}`}>
      <div className={styles.image} data-second={inStock ? secondImage(product, imageBase) : undefined}>
        <Tag product={product} texts={texts} />
        <ResponsiveImage {...picture} base={imageBase} sizes={sizes} widths={WIDTHS} loading={loading} />
      </div>
      <Heading className={styles.name}>
        <Link href={`/product/${key}`}>
          <span className={first === known ? styles.known : styles.team}>{first}</span>
          {second && (
            <>
              {' '}
              <span className={second === known ? styles.known : first === known ? styles.team : styles.subtitle}>
                {second}
              </span>
            </>
          )}
        </Link>
      </Heading>
      <CardPrice product={product} context={context} />
      {unitPrice && (
        <p className={styles.note}>
          {fillText(texts.perUnit, { price: formatPrice(unitPrice.price, currency), unit: unitPrice.unit })}
        </p>
      )}
      {lastSizes.length > 0 && (
        <p className={styles.note}>{fillText(texts.lastSizes, { sizes: listText(lastSizes, listWords) })}</p>
      )}
    </article>
  )
}

/** Address of the image that replaces the card's while a mouse is over it (lib/browser/second-images.ts). */
const secondImage = ({ picture, secondImageUrl }: Product, base: string) =>
  picture.imageUrl && secondImageUrl ? resolveImageUrl(secondImageUrl, base) : undefined

/** The price of a product, or the lowest one of its variants. */
function CardPrice({ product, context: { texts, currency } }: Pick<Props, 'product' | 'context'>) {
  const { price, specialPrice, isPriceFrom } = product
  const { now, was } = shownPrice(price, specialPrice)
  if (isPriceFrom && was === null)
    return (
      <Price
        price={now}
        specialPrice={null}
        currency={currency}
        texts={texts}
        className={styles.price}
        from={texts.from}
      />
    )
  return <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} className={styles.price} />
}

/** The most important badge only: sold out, discount, new. */
function Tag({ product, texts }: { product: Product; texts: CardContext['texts'] }) {
  if (!product.inStock) return <span className={styles.tag}>{texts.soldOut}</span>
  const { now, was } = shownPrice(product.price, product.specialPrice)
  if (was !== null) {
    const percent = discountPercent(was, now)
    return <span className={`${styles.tag} ${styles.sale}`}>{fillText(texts.discount, { percent })}</span>
  }
  return product.isNew ? <span className={styles.tag}>{texts.isNew}</span> : null
}
