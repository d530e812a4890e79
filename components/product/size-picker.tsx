import { useId, type FormEvent, type ReactNode } from 'react'
import { OPTION_FIELD } from '@/lib/cart/item-fields'
import type { ProductOption } from '@/contract/entities/product'
import { fillText } from '@/lib/format/text-template'
import { VisuallyHidden } from '../ui/visually-hidden'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './size-picker.module.scss'
import { SizeNote } from './size-note'

interface Props {
  sizes: ProductOption[]
  chosen: ProductOption | undefined
  /** The requested quantity. */
  wanted: number
  isMissing: boolean
  /** Whether the store refused it for want of stock. */
  isRefused: boolean
  texts: AddToCartTexts
  guide: ReactNode
  onChoose: (size: ProductOption) => void
  /** The form was sent without one. */
  onMissing: () => void
}

/** The sizes as a group of radio buttons; those that are sold out cannot be chosen. */
export function SizePicker({ sizes, chosen, texts, guide, onChoose, onMissing, ...rest }: Props) {
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
