'use client'

import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { NO_OPTIONS_FIELD } from '@/lib/cart/item-fields'
import { capQuantity } from '@/lib/cart/quantity'
import type { Companion, ProductDetail } from '@/contract/entities/product'
import type { Currency } from '@/contract/entities/store'
import { formatPrice, piecesPrice } from '@/lib/format/price'
import { useLiveProduct } from '@/lib/catalog/use-live-product'
import { Stepper } from '../ui/stepper'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { toast } from '../ui/toast'
import { StickyAddToCart } from './sticky-add-to-cart'
import styles from './add-to-cart-form.module.scss'
import type { AddToCartTexts } from './add-to-cart-texts'
import { AddToCartProvider } from './use-add-to-cart'
import { findSize } from './find-size'
import { bundlePrices, shortBundleItems, type Bundle } from './bundle'
import { BundlePicker } from './bundle-picker'
import { PersonalizationFields } from './personalization-fields'
import { SizePicker } from './size-picker'
import { sizesOf } from '@/lib/catalog/product-variants'

interface Props {
  product: Pick<
    ProductDetail,
    'key' | 'price' | 'specialPrice' | 'inStock' | 'isCustom' | 'customAdditionalPrice' | 'optionGroups' | 'print'
  >
  /** What can be bought with it. */
  companions: Companion[]
  imageBase: string
  currency: Currency
  texts: AddToCartTexts
  /** The link to the size guide; null where there is none. */
  sizeGuide: ReactNode
}

const FORM_ID = 'buy'

/** Size, print, kit, quantity and the way into the cart. Without a script it is a plain form that leads to the cart page. */
export function AddToCartForm({ product, companions, imageBase, currency, texts, sizeGuide }: Props) {
  const { live, renew } = useLiveProduct(product.key)
  const sizes = sizesOf(live ?? product)
  const form = useRef<HTMLFormElement>(null)
  const [sizeId, setSizeId] = useState(sizes.length === 1 ? sizes[0]?.id : undefined)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [isPersonalized, setPersonalized] = useState(false)
  const [kit, setBundle] = useState<Bundle>({})
  const [bundleMissing, setBundleMissing] = useState<readonly string[]>([])
  const isShown = useRef(false)
  const [wanted, setWanted] = useState(1)
  const [isQuantityEmpty, setQuantityEmpty] = useState(false)
  const onShort = async () => {
    await renew()
    setRefused(true)
  }

  // A browser that comes back may have kept what was chosen; who comes from a shopping engine has chosen there.
  useEffect(() => {
    const radio = findSize(form.current, product)
    if (!radio) return
    radio.checked = true
    setSizeId(Number(radio.value))
  }, [product])

  const size = sizes.find(({ id }) => id === sizeId)
  const quantity = capQuantity(wanted, size)
  const piece = (product.specialPrice ?? product.price) + (isPersonalized ? product.customAdditionalPrice : 0)
  const price = piecesPrice([piece, ...bundlePrices(companions, kit)], quantity, currency)
  const known = live?.companions ?? companions
  const tooFew = isRefused ? shortBundleItems(known, kit, quantity) : []
  const bundleErrors = Object.fromEntries([
    ...tooFew.map(({ key, option }) => [
      key,
      fillText(pickPlural(texts.short, option.stock, texts.locale), { size: option.title }),
    ]),
    ...bundleMissing.map((key) => [key, texts.bundleSizeMissing]),
  ]) as Record<string, string>

  // Each field says for itself what is wrong with it; the first one is gone to, wherever the button was pressed.
  const onInvalid = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isShown.current || !(target instanceof HTMLElement)) return
    isShown.current = true
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
    setTimeout(() => (isShown.current = false))
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
          kit={kit}
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
