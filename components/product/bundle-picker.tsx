'use client'

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { BUNDLE_FIELD, bundleSizeField, NO_OPTIONS_FIELD } from '@/lib/cart/item-fields'
import type { Currency } from '@/contract/entities/store'
import { ResponsiveImage } from '../ui/responsive-image'
import { Icon } from '../ui/icon'
import { Price } from '../ui/price'
import { SelectField } from '../ui/select-field'
import { fillText } from '@/lib/format/text-template'
import type { AddToCartTexts } from './add-to-cart-texts'
import { type Bundle, type BundleItem, choicesOf } from '@/lib/catalog/product-options'
import styles from './bundle-picker.module.scss'

interface Props {
  companions: BundleItem[]
  bundle: Bundle
  /** Error texts by product key. */
  errors: Record<string, string>
  imageBase: string
  currency: Currency
  texts: AddToCartTexts
  onChange: (bundle: Bundle) => void
  /** The size of a ticked product is missing. */
  onMissing: (key: string) => void
}

/** The ticked products, each with its chosen option. */
function readBundle(fieldset: HTMLFieldSetElement | null, companions: BundleItem[]): Bundle {
  const fields = fieldset?.elements
  const checked = [...(fieldset?.querySelectorAll<HTMLInputElement>(`[name="${BUNDLE_FIELD}"]:checked`) ?? [])]
  const known = checked.filter(({ value }) => companions.some(({ key }) => key === value))
  return Object.fromEntries(
    known.map(({ value }) => {
      const size = fields?.namedItem(bundleSizeField(value))
      return [value, size instanceof HTMLSelectElement ? size.value : '']
    }),
  )
}

/**
 * Products to be added to the cart together with this one, each in its own size: collapsible, open if there is room.
 */
export function BundlePicker({ companions, bundle, errors, imageBase, currency, texts, onChange, onMissing }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  // Input from before hydration, or restored by the browser, is in the DOM only.
  const readFields = useEffectEvent(() => {
    const found = readBundle(fieldset.current, companions)
    if (Object.keys(found).length > 0) onChange({ ...bundle, ...found })
  })
  useLayoutEffect(() => readFields(), [])

  return (
    <fieldset ref={fieldset} className={styles.bundle}>
      <legend className={styles.legend}>{texts.bundle}</legend>
      <p className={styles.title} aria-hidden="true">
        {texts.bundle}
      </p>
      <details className={styles.fold}>
        <summary className={styles.head}>
          {texts.bundle}
          <Icon name="down" size="medium" />
        </summary>
        <ul>
          {companions.map((companion) => {
            const { key, name, picture, price, specialPrice } = companion
            const options = choicesOf(companion)
            const singleValue = options.length === 1 ? (options[0]?.value ?? '') : ''
            const isChecked = bundle[key] !== undefined
            return (
              <li key={key} className={styles.item}>
                <label className={styles.choice}>
                  <input
                    className={styles.tick}
                    type="checkbox"
                    name={BUNDLE_FIELD}
                    value={key}
                    checked={isChecked}
                    onChange={({ target }) => onChange({ ...bundle, [key]: target.checked ? singleValue : undefined })}
                  />
                  <span className={styles.image}>
                    <ResponsiveImage {...picture} base={imageBase} sizes="56px" widths={[96, 160]} />
                  </span>
                  <span className={styles.words}>{name}</span>
                  <Price price={price} specialPrice={specialPrice} currency={currency} texts={texts} layout="column" />
                </label>
                {options.length === 0 && <input type="hidden" name={NO_OPTIONS_FIELD} value={key} />}
                {options.length > 0 && (
                  <div className={styles.size} data-on={isChecked || undefined}>
                    <SelectField
                      name={bundleSizeField(key)}
                      label={fillText(texts.bundleSize, { name })}
                      isLabelHidden
                      options={[
                        ...(singleValue ? [] : [{ value: '', text: texts.chooseSize }]),
                        ...options.map(({ value, title: size, stock }) => ({
                          value,
                          text: stock === 0 ? fillText(texts.soldOutSize, { size }) : size,
                          isDisabled: stock === 0,
                        })),
                      ]}
                      required={isChecked}
                      error={errors[key]}
                      value={bundle[key] ?? singleValue}
                      onChange={({ target }) => onChange({ ...bundle, [key]: target.value })}
                      onInvalid={(event) => {
                        event.preventDefault()
                        onMissing(key)
                      }}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </details>
    </fieldset>
  )
}
