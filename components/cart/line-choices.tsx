import type { CartLine } from '@/lib/cart/cart'
import { formatPrice } from '@/lib/format/price'
import { SIZE_GROUP_ID } from '@/contract/limits'
import { fillText } from '@/lib/format/text-template'
import type { CartContext } from './cart-context'
import styles from './line-choices.module.scss'

/** What was chosen for a line: its size, other options, the print and what it adds. */
export function LineChoices({ line, context: { texts, currency } }: { line: CartLine; context: CartContext }) {
  const { optionList, isCustom, custom, customAdditionalPrice } = line
  const print = custom && [custom.name, custom.number].filter((part) => part !== null && part !== '').join(' ')
  return (
    <>
      {optionList.map(({ id, groupId, title }) => (
        <p key={id} className={styles.choice}>
          {groupId === SIZE_GROUP_ID ? fillText(texts.size, { size: title }) : title}
        </p>
      ))}
      {isCustom && print && (
        <p className={styles.choice}>
          {fillText(texts.print, { print })}{' '}
          {customAdditionalPrice > 0 && (
            <span className={styles.extra}>+{formatPrice(customAdditionalPrice, currency)}</span>
          )}
        </p>
      )}
    </>
  )
}
