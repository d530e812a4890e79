'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { NO_OPTIONS_FIELD } from '@/lib/cart/item-fields'
import { capQuantity } from '@/lib/cart/quantity'
import type { Companion, ProductDetail } from '@/contract/entities/product'
import type { Currency } from '@/contract/entities/store'
import { formatPrice, piecesPrice } from '@/lib/format/price'
import { Stepper } from '../ui/stepper'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { toast } from '../ui/toast'
import { StickyAddToCart } from './sticky-add-to-cart'
import styles from './add-to-cart-form.module.scss'
import type { AddToCartTexts } from './add-to-cart-texts'
import { AddToCartProvider } from './use-add-to-cart'
import { findSize, SizePicker } from './size-picker'
import { type Bundle, bundlePrices, shortBundleItems, sizesOf } from '@/lib/catalog/product-options'
import { BundlePicker } from './bundle-picker'
import { PersonalizationFields } from './personalization-fields'
import { call } from '@/lib/browser/call'

interface Props {
  product: Pick<
    ProductDetail,
    'key' | 'price' | 'specialPrice' | 'inStock' | 'isCustom' | 'customAdditionalPrice' | 'optionGroups' | 'print'
  >
  /** Products offered as a bundle with it. */
  companions: Companion[]
  imageBase: string
  currency: Currency
  texts: AddToCartTexts
  /** Link to the size guide; null without a size chart. */
  sizeGuide: ReactNode
}

const FORM_ID = 'buy'

/** Size, personalization, bundle, quantity and the add-to-cart button. Without JavaScript a plain form that leads to the cart page. */
export function AddToCartForm({ product, companions, imageBase, currency, texts, sizeGuide }: Props) {
  const { live, renew } = useLiveProduct(product.key)
  const sizes = sizesOf(live ?? product)
  const form = useRef<HTMLFormElement>(null)
  const [sizeId, setSizeId] = useState(sizes.length === 1 ? sizes[0]?.id : undefined)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isPersonalized, setPersonalized] = useState(false)
  const [bundle, setBundle] = useState<Bundle>({})
  const [bundleMissing, setBundleMissing] = useState<readonly string[]>([])
  const isFocused = useRef(false)
  const [wanted, setWanted] = useState(1)
  const [isQuantityEmpty, setQuantityEmpty] = useState(false)
  const onShort = async () => {
    await renew()
    setRefused(true)
  }

  // The browser may have restored a choice; links of the product feed choose a size.
  useEffect(() => {
    const radio = findSize(form.current, product)
    if (!radio) return
    radio.checked = true
    setSizeId(Number(radio.value))
  }, [product])

  const size = sizes.find(({ id }) => id === sizeId)
  const quantity = capQuantity(wanted, size)
  const piece = (product.specialPrice ?? product.price) + (isPersonalized ? product.customAdditionalPrice : 0)
  const price = piecesPrice([piece, ...bundlePrices(companions, bundle)], quantity, currency)
  const known = live?.companions ?? companions
  const tooFew = isRefused ? shortBundleItems(known, bundle, quantity) : []
  const bundleErrors = Object.fromEntries([
    ...tooFew.map(({ key, option }) => [
      key,
      fillText(pickPlural(texts.short, option.stock, texts.locale), { size: option.title }),
    ]),
    ...bundleMissing.map((key) => [key, texts.bundleSizeMissing]),
  ]) as Record<string, string>

  // Each field shows its own error; only the first invalid one gets the focus.
  const onInvalid = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isFocused.current || !(target instanceof HTMLElement)) return
    isFocused.current = true
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
    setTimeout(() => (isFocused.current = false))
  }

  return (
    <AddToCartProvider
      ref={form}
      id={FORM_ID}
      className={styles.form}
      onInvalidCapture={onInvalid}
      isPersonalized={isPersonalized}
      failed={texts.failed}
      onShort={onShort}
    >
      <input type="hidden" name="key" value={product.key} />
      {sizes.length === 0 ? (
        <input type="hidden" name={NO_OPTIONS_FIELD} value={product.key} />
      ) : (
        <SizePicker
          sizes={sizes}
          chosen={size}
          wanted={wanted}
          isMissing={isSizeMissing}
          isRefused={isRefused && tooFew.length === 0}
          texts={texts}
          guide={sizeGuide}
          onChoose={(option) => {
            setSizeId(option.id)
            setSizeMissing(false)
            setRefused(false)
          }}
          onMissing={() => setSizeMissing(true)}
        />
      )}
      {product.isCustom && (
        <PersonalizationFields
          price={formatPrice(product.customAdditionalPrice, currency)}
          print={product.print}
          imageBase={imageBase}
          texts={texts}
          isOn={isPersonalized}
          onSwitch={setPersonalized}
        />
      )}
      {companions.length > 0 && (
        <BundlePicker
          companions={companions}
          bundle={bundle}
          errors={bundleErrors}
          imageBase={imageBase}
          currency={currency}
          texts={texts}
          onChange={(changed) => {
            setBundle(changed)
            setBundleMissing([])
            setRefused(false)
          }}
          onMissing={(key) => setBundleMissing((others) => [...others, key])}
        />
      )}
      <StickyAddToCart
        formId={FORM_ID}
        isSoldOut={!(live ?? product).inStock}
        price={price}
        choice={size ? size.title : sizes.length > 0 ? texts.chooseSize : ''}
        warning={isQuantityEmpty ? texts.quantityEmpty : ''}
        texts={texts}
      >
        <Stepper
          name="quantity"
          value={quantity}
          texts={texts.stepper}
          onChoose={(chosen) => {
            setWanted(chosen)
            setQuantityEmpty(false)
            setRefused(false)
          }}
          describedBy={isQuantityEmpty ? `${FORM_ID}-failure-note` : undefined}
          onEmpty={() => {
            setQuantityEmpty(true)
            void toast('warning', texts.quantityEmpty)
          }}
        />
      </StickyAddToCart>
    </AddToCartProvider>
  )
}

/**
 * The product with its current stock: the page may be cached for a minute. Loaded only after the store API refused an item.
 * @returns undefined until `renew` has loaded it
 */
function useLiveProduct(key: string): { live: ProductDetail | undefined; renew: () => Promise<unknown> } {
  // Component state, not SWR: a cached entry could be older than the page.
  const [live, setLive] = useState<ProductDetail>()
  const renew = async () => setLive((await call('GET', `/api/product/${key}`)) as ProductDetail)
  return { live: live?.key === key ? live : undefined, renew }
}
