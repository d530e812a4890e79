'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SIZE_GROUP_ID } from '@/contract/limits'
import { NO_OPTIONS_FIELD } from '@/lib/cart/item-fields'
import { BUY_FORM_ID, type RefusedItem } from '@/lib/cart/refused-item'
import { capQuantity } from '@/lib/cart/quantity'
import type { Currency } from '@/contract/entities/store'
import { formatPrice, piecesPrice } from '@/lib/format/price'
import { Stepper } from '../ui/stepper'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { toast } from '../ui/toast'
import { StickyAddToCart } from './sticky-add-to-cart'
import styles from './add-to-cart-form.module.scss'
import type { AddToCartTexts } from './add-to-cart-texts'
import { AddToCartProvider } from './use-add-to-cart'
import {
  type ChosenProduct,
  failureOf,
  findChoice,
  findSizeId,
  missingGroupIndexes,
  missingCompanionOptions,
} from './form-choice'
import { SizeNote, SizePicker } from './size-picker'
import { useLiveProduct } from './use-live-product'
import { OptionPicker } from './option-picker'
import { useShowVariant } from './live-price'
import {
  type Choice,
  chosenVariant,
  groupsOf,
  initialChoice,
  orderableQuantity,
  valueStates,
  withChoice,
} from '@/lib/catalog/variants'
import { type Bundle, type BundleItem, bundlePrices, shortBundleItems } from '@/lib/catalog/product-options'
import { BundlePicker } from './bundle-picker'
import { PersonalizationFields } from './personalization-fields'
import type { PersonalizationForm } from './personalization-form'

/** The personalization of a page without a rejected form. */
const NO_PERSONALIZATION = {}

interface Props {
  product: ChosenProduct
  /** Its personalization fields; null for none. */
  personalization: PersonalizationForm | null
  /** Products offered as a bundle with it. */
  companions: BundleItem[]
  imageBase: string
  currency: Currency
  texts: AddToCartTexts
  /** Link to the size guide; null without a size chart. */
  sizeGuide: ReactNode
  /** The form that was sent without JavaScript and rejected; null if there is none. */
  sent: RefusedItem | null
  /** The preselected values; values without an alternative are selected too. */
  chosen?: Choice | undefined
}

const FORM_ID = BUY_FORM_ID

/**
 * Size, personalization, bundle, quantity and the add-to-cart button. Without JavaScript a plain form that leads to the
 * cart page, or back to the product with its errors.
 */
export function AddToCartForm({
  product,
  personalization,
  companions,
  imageBase,
  currency,
  texts,
  sizeGuide,
  sent,
  chosen,
}: Props) {
  const entered = sent?.entered ?? NO_PERSONALIZATION
  const { live, reload } = useLiveProduct(product.key)
  const current = live ?? product
  const groups = groupsOf(current)
  // A product with sizes only uses the size picker; any other has one picker for each group.
  const isSizeOnly = groups.length === 1 && groups[0]?.id === SIZE_GROUP_ID
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<Choice>(() => sent?.choice ?? initialChoice(product, chosen))
  const [first] = useState(choice)
  const [missing, setMissing] = useState<readonly number[]>(() => (sent ? missingGroupIndexes(sent.choice) : []))
  const showVariant = useShowVariant()
  const [isRefused, setRefused] = useState(sent?.message === 'out-of-stock')
  const [isPersonalized, setPersonalized] = useState(Object.keys(entered).length > 0)
  const [bundle, setBundle] = useState<Bundle>(sent?.bundle ?? {})
  const [bundleMissing, setBundleMissing] = useState<readonly string[]>(() =>
    missingCompanionOptions(companions, bundle),
  )
  const isFocused = useRef(false)
  const [requestedQuantity, setRequestedQuantity] = useState(sent?.quantity ?? 1)
  const [isQuantityEmpty, setQuantityEmpty] = useState(sent?.message === 'quantity-empty')
  const onOutOfStock = async () => {
    await reload()
    setRefused(true)
  }

  // The browser may have restored a choice; links can also make one.
  useEffect(() => {
    const found = isSizeOnly ? findSizeId(form.current, product) : findChoice(form.current, product)
    if (found.some((id) => id !== undefined)) setChoice(found)
  }, [product, isSizeOnly])

  const variant = chosenVariant(current, choice)
  // A listed variant is the same object at each rendering; one derived from an option is not, and has no own data to
  // show.
  const listedVariant = current.variants.length > 0 ? (variant ?? null) : undefined
  useEffect(() => {
    if (listedVariant !== undefined) showVariant(listedVariant)
  }, [listedVariant, showVariant])

  const titles = groups.flatMap(({ optionList }, index) =>
    optionList.filter(({ id }) => id === choice[index]).map(({ title }) => title),
  )
  const stock = variant ? orderableQuantity(variant) : 0
  const size = variant && groups.length > 0 ? { title: titles.join(' · '), stock } : undefined
  const sizes = isSizeOnly
    ? (groups[0]?.optionList.map((option) => {
        const own = current.variants.length > 0 ? chosenVariant(current, [option.id]) : undefined
        return { ...option, stock: own === undefined ? option.stock : own ? orderableQuantity(own) : 0 }
      }) ?? [])
    : []
  // Without JavaScript the preselected choice can still be changed and sent.
  const isChanged = (!sent && !chosen) || choice !== first
  const isUnavailable = variant === null || (!isSizeOnly && variant !== undefined && stock === 0)
  const isSoldOut = !current.inStock || (isChanged && isUnavailable)

  const choose = (index: number, id: number | undefined) => {
    const changed = groups.map((_, place) => (place === index ? id : choice[place]))
    setChoice(changed)
    setMissing(missing.filter((place) => place !== index))
    setRefused(false)
    if (!isSizeOnly)
      history.replaceState(history.state, '', location.pathname + withChoice(location.search, changed) + location.hash)
  }

  const quantity = capQuantity(requestedQuantity, size)
  const itemPrice =
    ((variant ?? product).specialPrice ?? (variant ?? product).price) +
    (isPersonalized && personalization ? personalization.price : 0)
  const price = piecesPrice([itemPrice, ...bundlePrices(companions, bundle)], quantity, currency)
  const currentCompanions = live?.companions ?? companions
  const shortItems = isRefused ? shortBundleItems(currentCompanions, bundle, quantity) : []
  const bundleErrors = Object.fromEntries([
    ...shortItems.map(({ key, option }) => [
      key,
      fillText(pickPlural(texts.short, option.stock, texts.locale), { size: option.title }),
    ]),
    ...bundleMissing.map((key) => [key, texts.bundleSizeMissing]),
  ]) as Record<string, string>

  // Each field shows its own error; only the first invalid one gets the focus.
  const onInvalid = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isFocused.current || !(target instanceof HTMLElement)) return
    isFocused.current = true
    const details = target.closest('details')
    if (details) details.open = true
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
      initialFailure={
        sent && !personalization?.errors && Object.keys(bundleErrors).length === 0
          ? failureOf(sent, product, texts)
          : ''
      }
      onOutOfStock={onOutOfStock}
    >
      <input type="hidden" name="key" value={product.key} />
      {groups.length === 0 && <input type="hidden" name={NO_OPTIONS_FIELD} value={product.key} />}
      {isSizeOnly && (
        <SizePicker
          sizes={sizes}
          chosen={sizes.find(({ id }) => id === choice[0])}
          requestedQuantity={requestedQuantity}
          isMissing={missing.length > 0}
          isRefused={isRefused && shortItems.length === 0}
          texts={texts}
          guide={sizeGuide}
          onChoose={(option) => choose(0, option.id)}
          onMissing={() => setMissing([0])}
        />
      )}
      {!isSizeOnly &&
        groups.map((group, index) => (
          <OptionPicker
            key={group.id}
            group={group}
            chosen={choice[index]}
            states={valueStates(current, choice, index)}
            isMissing={missing.includes(index)}
            texts={texts}
            guide={group.id === SIZE_GROUP_ID ? sizeGuide : null}
            onChoose={(id) => choose(index, id)}
            onMissing={() => setMissing((others) => [...others, index])}
          />
        ))}
      {!isSizeOnly && (groups.length > 0 || product.variants.length > 0) && (
        <SizeNote
          size={size}
          requestedQuantity={requestedQuantity}
          isMissing={variant === null}
          isRefused={isRefused && shortItems.length === 0}
          texts={{ ...texts, chooseSize: '', gone: { other: texts.soldOutSize } }}
          overrideText={
            variant === null
              ? texts.impossible
              : variant?.isBackOrder && variant.stock === 0
                ? fillText(texts.backOrder, { size: size?.title ?? '' }).replace(/^: /, '')
                : undefined
          }
        />
      )}
      <StickyAddToCart
        formId={FORM_ID}
        productKey={product.key}
        isSoldOut={isSoldOut}
        price={price}
        choice={size ? size.title : isSizeOnly ? texts.chooseSize : titles.join(' · ')}
        warning={isQuantityEmpty ? texts.quantityEmpty : ''}
        texts={texts}
      >
        <Stepper
          name="quantity"
          value={quantity}
          texts={texts.stepper}
          onChoose={(chosen) => {
            setRequestedQuantity(chosen)
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
      {personalization && (
        <PersonalizationFields
          form={personalization}
          price={formatPrice(personalization.price, currency)}
          imageBase={imageBase}
          isOn={isPersonalized}
          sent={entered}
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
    </AddToCartProvider>
  )
}
