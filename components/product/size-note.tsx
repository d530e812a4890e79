import { stockNote, type StockNote } from '@/lib/cart/quantity'
import type { ProductOption } from '@/contract/entities/product'
import { Icon } from '../ui/icon'
import { fillText, pickPlural } from '@/lib/format/text-template'
import type { AddToCartTexts } from './add-to-cart-texts'
import styles from './size-note.module.scss'

interface Props {
  id: string
  size: ProductOption | undefined
  wanted: number
  isMissing: boolean
  isRefused: boolean
  texts: AddToCartTexts
}

const LOOKS: Record<StockNote, string | undefined> = {
  choose: '',
  in: styles.in,
  low: styles.low,
  capped: styles.low,
  short: styles.error,
  gone: styles.error,
}

/** What there is of the chosen size, or what is wrong with the choice. */
export function SizeNote({ id, size, wanted, isMissing, isRefused, texts }: Props) {
  const note = stockNote({ size, wanted, isRefused })
  const isWrong = isMissing || note === 'short' || note === 'gone'
  const forms = { in: texts.inStock, low: texts.lowStock, capped: texts.capped, short: texts.short, gone: texts.gone }
  const text =
    size && note !== 'choose'
      ? fillText(pickPlural(forms[note], size.stock, texts.locale), { size: size.title })
      : texts.chooseSize
  return (
    <p id={id} className={`${styles.note} ${isMissing ? styles.error : LOOKS[note]}`} role="status">
      {isWrong && <Icon name="notice" size="small" />}
      {isMissing ? texts.sizeMissing : text}
    </p>
  )
}
