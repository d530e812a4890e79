import { type FormEvent, type ReactNode, useId } from 'react'
import { OPTION_FIELD } from '@/lib/cart/item-fields'
import type { ProductDetail, ProductOption } from '@/contract/entities/product'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './size-picker.module.scss'
import { stockNote, type StockNote } from '@/lib/cart/quantity'
import { Icon } from '../ui/icon'
import { chosenSku, sizesOf } from '@/lib/catalog/product-options'

interface Props {
  sizes: ProductOption[]
  chosen: ProductOption | undefined
  /** The requested quantity. */
  requestedQuantity: number
  isMissing: boolean
  /** Whether the store API rejected the quantity as out of stock. */
  isRefused: boolean
  texts: AddToCartTexts
  guide: ReactNode
  onChoose: (size: ProductOption) => void
  /** The form was submitted without a size. */
  onMissing: () => void
}

/** The sizes as radio buttons; sold-out ones are disabled. */
export function SizePicker({ sizes, chosen, texts, guide, onChoose, onMissing, ...rest }: Props) {
  const noteId = useId()
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    onMissing()
  }
  return (
    <fieldset aria-describedby={noteId}>
      <legend className={styles.legend}>{texts.size}</legend>
      <div className={styles.head}>
        <span className={styles.label} aria-hidden="true">
          {chosen ? fillText(texts.chosenSize, { size: chosen.title }) : texts.size}
        </span>
        {guide}
      </div>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <label key={size.id} className={styles.size}>
            <input
              className={styles.radio}
              type="radio"
              name={OPTION_FIELD}
              value={size.id}
              required
              disabled={size.stock === 0}
              defaultChecked={chosen?.id === size.id}
              onChange={() => onChoose(size)}
              onInvalid={onInvalid}
            />
            <span className={styles.tile} aria-hidden={size.stock === 0 || undefined}>
              {size.title}
            </span>
            {size.stock === 0 && <VisuallyHidden>{fillText(texts.soldOutSize, { size: size.title })}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <SizeNote {...rest} id={noteId} size={chosen} texts={texts} />
    </fieldset>
  )
}

interface SizeNoteProps {
  id?: string
  size: Pick<ProductOption, 'title' | 'stock'> | undefined
  /** A text in place of the stock. */
  overrideText?: string | undefined
  requestedQuantity: number
  isMissing: boolean
  isRefused: boolean
  texts: Pick<
    AddToCartTexts,
    'locale' | 'inStock' | 'lowStock' | 'capped' | 'short' | 'gone' | 'chooseSize' | 'sizeMissing'
  >
}

const NOTE_CLASSES: Record<StockNote, string | undefined> = {
  choose: '',
  in: styles.in,
  low: styles.low,
  capped: styles.low,
  short: styles.error,
  gone: styles.error,
}

/** The stock of the chosen size, or why the choice is invalid. */
export function SizeNote({ id, size, requestedQuantity, isMissing, isRefused, texts, overrideText }: SizeNoteProps) {
  const note = stockNote({ size, requested: requestedQuantity, isRefused })
  const isInvalid = isMissing || note === 'short' || note === 'gone'
  const forms = { in: texts.inStock, low: texts.lowStock, capped: texts.capped, short: texts.short, gone: texts.gone }
  const text =
    size && note !== 'choose'
      ? fillText(pickPlural(forms[note], size.stock, texts.locale), { size: size.title })
      : texts.chooseSize
  return (
    <p id={id} className={`${styles.note} ${isMissing ? styles.error : NOTE_CLASSES[note]}`} role="status">
      {isInvalid && <Icon name="notice" size="small" />}
      {overrideText ?? (isMissing ? texts.sizeMissing : text)}
    </p>
  )
}

/** The initial size: the one chosen before hydration, or the available one that `?variant=` names. */
export function findSize(
  form: HTMLFormElement | null,
  product: Pick<ProductDetail, 'optionGroups'>,
): HTMLInputElement | undefined {
  const radios = [...(form?.querySelectorAll<HTMLInputElement>(`[name="${OPTION_FIELD}"]:enabled`) ?? [])]
  const sku = chosenSku(location.search)
  const linkedSize = sku && sizesOf(product).find((size) => size.sku === sku)
  return (
    radios.find(({ checked }) => checked) ?? radios.find(({ value }) => linkedSize && Number(value) === linkedSize.id)
  )
}
