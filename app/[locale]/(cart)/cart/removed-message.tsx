import { randomUUID } from 'node:crypto'
import type { CartContext } from '@/components/cart/cart-context'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import type { Cart } from '@/lib/cart/cart'
import { isRestored, RESTORE_KEY_FIELD } from '@/lib/cart/restore-line'
import { fillText } from '@/lib/format/text-template'
import type { FormValues } from '@/lib/forms/form-definition'
import styles from './removed-message.module.scss'

interface Props {
  /** Name of the line, and the form that restores it; undefined where it cannot be bought any more. */
  removed: FormValues | undefined
  cart: Cart
  texts: CartContext['texts']
  /** The text if nothing can be restored. */
  text: string
}

const ID = 'removed'

/** Shows what was removed, with a form that restores it; a line that is in the cart again is not restored twice. */
export function RemovedMessage({ removed, cart, texts, text }: Props) {
  const { restore = '', name = '' } = removed ?? {}
  const fields = new URLSearchParams(restore)
  const canUndo = restore !== '' && !isRestored(fields, cart.list)
  return (
    <div className={styles.message}>
      <div id={ID} className={styles.text}>
        <Note kind="good" text={name ? fillText(texts.removed, { name }) : text} />
      </div>
      {canUndo && (
        <form method="post" action="/api/form/cart/add">
          <input type="hidden" name={RESTORE_KEY_FIELD} value={randomUUID()} />
          {[...fields].map(([field, value]) => (
            <input key={field + value} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" kind="line" aria-describedby={ID} autoFocus>
            {texts.undo}
          </Button>
        </form>
      )}
    </div>
  )
}
