'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useCart } from '@/lib/cart/use-cart'
import type { ProductDetail, ProductOption } from '@/lib/contract/entities/product'
import type { Currency } from '@/lib/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { openDrawer } from '../ui/drawer/open-drawer'
import { Stepper } from '../ui/stepper'
import { toast } from '../ui/toast/toast'
import { BuyBar } from './buy-bar'
import styles from './buy-form.module.scss'
import type { BuyTexts } from './buy-texts'
import { PrintFields } from './print-fields'
import { readItem } from './read-item'
import { SizePicker } from './size-picker'

interface Props {
  product: Pick<ProductDetail, 'key' | 'price' | 'specialPrice' | 'inStock' | 'isCustom' | 'customAdditionalPrice'>
  sizes: ProductOption[]
  currency: Currency
  locale: string
  texts: BuyTexts
  /** The link to the size guide; null where there is none. */
  sizeGuide: ReactNode
}

const FORM_ID = 'buy'

/** Size, print, quantity and the way into the cart. Without a script it is a plain form that leads to the cart page. */
export function BuyForm({ product, sizes, currency, locale, texts, sizeGuide }: Props) {
  const { add } = useCart()
  const form = useRef<HTMLFormElement>(null)
  const [size, setSize] = useState(sizes.length === 1 ? sizes[0] : undefined)
  const [isSizeMissing, setSizeMissing] = useState(false)
  const [isPrinted, setPrinted] = useState(false)
  const [quantity, setQuantity] = useState(1)
  const [isBusy, setBusy] = useState(false)

  const piece = (product.specialPrice ?? product.price) + (isPrinted ? product.customAdditionalPrice : 0)
  const price = formatPrice(piece * quantity, currency)

  const askForSize = () => {
    setSizeMissing(true)
    const first = form.current?.querySelector<HTMLElement>('[name="optionId"]:enabled')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await add(readItem(new FormData(event.currentTarget), { isPrinted }))
      openDrawer('cart')
    } catch (error) {
      void toast('error', (error instanceof Error && error.message) || texts.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} id={FORM_ID} className={styles.form} method="post" action="/api/form/cart/add" onSubmit={onSubmit}>
      <input type="hidden" name="key" value={product.key} />
      <SizePicker
        sizes={sizes}
        chosen={size}
        isMissing={isSizeMissing}
        locale={locale}
        texts={texts}
        guide={sizeGuide}
        onChoose={(option) => {
          setSize(option)
          setSizeMissing(false)
        }}
        onMissing={askForSize}
      />
      {product.isCustom && (
        <PrintFields
          price={formatPrice(product.customAdditionalPrice, currency)}
          texts={texts}
          isOn={isPrinted}
          onSwitch={setPrinted}
        />
      )}
      <BuyBar formId={FORM_ID} isSoldOut={!product.inStock} isBusy={isBusy} price={price} size={size} texts={texts}>
        <Stepper
          name="quantity"
          value={quantity}
          texts={texts.stepper}
          onChoose={setQuantity}
          onEmpty={() => void toast('warning', texts.quantityEmpty)}
        />
      </BuyBar>
    </form>
  )
}
