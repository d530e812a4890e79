import { Link } from '../ui/link'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import type { CartLine as Line } from '@/lib/cart/cart'
import { bundleSum, enteredTexts, lineName, lineNames, optionText, personalizationText } from '@/lib/cart/cart-line'
import { productTitle } from '@/lib/catalog/product-title'
import { formatPrice } from '@/lib/format/price'
import { fillText } from '@/lib/format/text-template'
import { Icon, IconButton } from '../ui/icon'
import { Price } from '../ui/price'
import { Thumbnail } from '../ui/thumbnail'
import type { CartContext } from './cart-context'
import styles from './cart-line.module.scss'

interface CartLineProps {
  line: Line
  context: CartContext
  /** The controls: buttons in the drawer, plain forms on the cart page. */
  quantity: ReactNode
  /** Stock and price notes, with their actions. */
  notes?: ReactNode
  remove: ReactNode
  /** The add-ons of a bundle, each a list item. */
  addOns?: readonly ReactNode[]
  /** Element id, as a link target. */
  anchor?: string
  /** The error of the last change to this line. */
  error?: LineFailure | undefined
  isBusy?: boolean
}

/** A cart line, linked to its product. A line with add-ons is a bundle: its items in a bracket, and their total. */
export function CartLine({ line, context, quantity, notes, remove, addOns = [], anchor, ...state }: CartLineProps) {
  const { product, children } = line
  const { error, isBusy = false } = state
  const { first, second } = productTitle(product)
  const price = <LinePrice line={line} context={context} isBusy={isBusy} />
  const isBundle = addOns.length > 0
  return (
    <li id={anchor} className={styles.line}>
      <ProductLink product={product} tabIndex={-1} aria-hidden="true">
        <LinePicture line={line} base={context.imageBase} />
      </ProductLink>
      <div className={styles.text}>
        <div className={styles.top}>
          <div className={styles.words}>
            <ProductLink product={product} className={styles.name}>
              {first}
            </ProductLink>
            {second && <p className={styles.subtitle}>{second}</p>}
            <LineChoices line={line} context={context} />
          </div>
          <div className={styles.remove}>{remove}</div>
        </div>
        {children.length > 0 && price}
        {!isBundle && notes}
        {!isBundle && <LineFooter quantity={quantity} price={price} error={error} />}
      </div>
      {isBundle && (
        <div className={styles.bundle}>
          <ul className={styles.pieces}>{addOns}</ul>
          {notes}
          <LineFooter
            quantity={quantity}
            price={children.length > 0 ? <BundleSum line={line} context={context} isBusy={isBusy} /> : price}
            error={error}
          />
        </div>
      )}
    </li>
  )
}

type LineFooterProps = Pick<CartLineProps, 'quantity' | 'error'> & { price: ReactNode }

const LineFooter = ({ quantity, price, error }: LineFooterProps) => (
  <div className={styles.foot}>
    {quantity}
    {price}
    {error && <LineError {...error} />}
  </div>
)

/** Loaded with the first personalized line. */
const PrintedPicture = lazy(() => import('./printed-picture'))

/** The product, with its name and number on it where they can be drawn. */
function LinePicture({ line: { imageUrl, photo, print, custom }, base }: { line: Line; base: string }) {
  const frame = {
    className: styles.image,
    ...{ imageUrl, photo, base },
    sizes: '(width >= 768px) 128px, 100px',
    widths: [96, 160, 240, 320],
  }
  if (!print || !custom) return <Thumbnail {...frame} />
  return (
    <Suspense fallback={<Thumbnail {...frame} />}>
      <Thumbnail {...frame} drawing={<PrintedPicture print={print} custom={custom} base={base} />} />
    </Suspense>
  )
}

interface AddOnLineProps {
  addOn: Line
  context: CartContext
  remove: ReactNode
  /** The error of the last change to this piece. */
  error?: LineFailure | undefined
  isBusy?: boolean
}

/** An add-on of a line: it has the line's quantity, and is removed with the line or alone. */
export const AddOnLine = ({ addOn, context, remove, error, isBusy = false }: AddOnLineProps) => (
  <li className={styles.piece}>
    <ProductLink product={addOn.product} tabIndex={-1} aria-hidden="true">
      <Thumbnail
        className={styles.pieceImage}
        imageUrl={addOn.imageUrl}
        photo={addOn.photo}
        base={context.imageBase}
        sizes="48px"
        widths={[96, 160]}
      />
    </ProductLink>
    <div className={styles.words}>
      <ProductLink product={addOn.product} className={styles.pieceName}>
        {lineName(addOn)}
      </ProductLink>
      <LineChoices line={addOn} context={context} />
    </div>
    <div className={styles.remove}>{remove}</div>
    <div className={styles.piecePrice}>
      <LinePrice line={addOn} context={context} isBusy={isBusy} />
    </div>
    {error && <LineError {...error} />}
  </li>
)

/** The total of a bundle, all its items and their quantity included. */
function BundleSum({ line, context: { currency, texts }, isBusy }: LinePriceProps) {
  const sum = bundleSum(line)
  return (
    <div className={isBusy ? styles.busy : styles.price}>
      <span className={styles.together}>{texts.together}</span>{' '}
      <Price {...sum} currency={currency} texts={texts} layout="column" />
    </div>
  )
}

type LinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { product: Line['product'] }

/** A link to the product page; plain text when the store sends no key. */
const ProductLink = ({ product, children, className, ...more }: LinkProps) =>
  product.key ? (
    <Link {...more} className={className} href={`/product/${product.key}`}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  )

interface LinePriceProps {
  line: Line
  context: CartContext
  isBusy: boolean
}

/** The line's price, faded until the server confirms its quantity; with the unit price above one unit. */
function LinePrice({ line: { price, specialPrice, quantity }, context: { currency, texts }, isBusy }: LinePriceProps) {
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

/** Size, other options, the personalization and its surcharge. */
function LineChoices({ line, context: { texts, currency } }: { line: Line; context: CartContext }) {
  const { optionList, isCustom, custom, customAdditionalPrice } = line
  const print = personalizationText(custom)
  const personalizationTexts = isCustom
    ? [...(print ? [fillText(texts.print, { print })] : []), ...enteredTexts(line)]
    : []
  return (
    <>
      {optionList.map((option) => (
        <p key={option.id} className={styles.choice}>
          {optionText(option, texts.size)}
        </p>
      ))}
      {personalizationTexts.map((text, at) => (
        <p key={text} className={styles.choice}>
          {text}{' '}
          {at === personalizationTexts.length - 1 && customAdditionalPrice > 0 && (
            <span className={styles.extra}>+{formatPrice(customAdditionalPrice, currency)}</span>
          )}
        </p>
      ))}
    </>
  )
}

/** The error of a refused change to a line. */
export interface LineFailure {
  /** The error element's id, for `aria-describedby` of the quantity field. */
  id: string
  text: string
}

/** Shown beside the line until its next change. */
export const LineError = ({ id, text }: LineFailure) => (
  <p id={id} className={styles.error} role="alert">
    <Icon name="notice" size="small" />
    {text}
  </p>
)

interface LineRemoveProps {
  line: Line
  /** 'Remove {name}' */
  template: string
  /** Omitted in a form: the button submits it. */
  onRemove?: () => void
  /** Takes the focus: the line has just been restored. */
  autoFocus?: boolean
}

export const LineRemove = ({ line, template, onRemove, autoFocus }: LineRemoveProps) => (
  <IconButton
    icon="bin"
    iconSize="medium"
    type={onRemove ? 'button' : 'submit'}
    label={fillText(template, { name: lineNames(line) })}
    onClick={onRemove}
    autoFocus={autoFocus}
  />
)
