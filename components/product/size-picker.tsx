import { useId, type FormEvent, type ReactNode } from 'react'
import type { ProductOption } from '@/lib/contract/entities/product'
import { Icon } from '../ui/icon'
import { fillText, pickPlural } from '../ui/text-template'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { BuyTexts } from './buy-texts'
import styles from './size-picker.module.scss'

/** So few pieces that a shopper should know. */
const LOW_STOCK = 3

interface Props {
  sizes: ProductOption[]
  chosen: ProductOption | undefined
  isMissing: boolean
  locale: string
  texts: BuyTexts
  guide: ReactNode
  onChoose: (size: ProductOption) => void
  /** The form was sent without one. */
  onMissing: () => void
}

/** The sizes as a group of radio buttons; those that are sold out cannot be chosen. */
export function SizePicker({ sizes, chosen, isMissing, locale, texts, guide, onChoose, onMissing }: Props) {
  const noteId = useId()
  const onInvalid = (event: FormEvent) => {
    event.preventDefault()
    onMissing()
  }
  return (
    <fieldset className={styles.group} aria-describedby={noteId}>
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
              name="optionId"
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
      <p id={noteId} className={styles.note} role="status">
        {isMissing ? (
          <span className={styles.error}>
            <Icon name="notice" size="small" />
            {texts.sizeMissing}
          </span>
        ) : (
          <StockNote size={chosen} locale={locale} texts={texts} />
        )}
      </p>
    </fieldset>
  )
}

function StockNote({ size, locale, texts }: { size: ProductOption | undefined } & Pick<Props, 'locale' | 'texts'>) {
  if (!size) return texts.chooseSize
  const isLow = size.stock <= LOW_STOCK
  const text = pickPlural(isLow ? texts.lowStock : texts.inStock, size.stock, locale)
  return <span className={isLow ? styles.low : styles.in}>{fillText(text, { size: size.title })}</span>
}
