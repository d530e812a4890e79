import { lineName } from '@/lib/cart/cart-line'
import { Button } from '@/components/ui/button'
import type { CartLine } from '@/lib/cart/cart'
import { CART_QUANTITY } from '@/lib/limits'
import styles from './quantity-form.module.scss'

interface Props {
  line: CartLine
  label: string
  update: string
  /** The element that says what was refused of it. */
  describedBy: string | undefined
}

export const QuantityForm = ({ line, label, update, describedBy }: Props) => (
  <form className={styles.form} method="post" action="/api/form/cart/quantity" noValidate>
    <input type="hidden" name="id" value={line.id} />
    <input
      className={styles.field}
      type="number"
      name="quantity"
      inputMode="numeric"
      aria-label={`${label}: ${lineName(line)}`}
      min={CART_QUANTITY.min}
      max={CART_QUANTITY.max}
      defaultValue={line.quantity}
      required
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
    />
    <Button type="submit" kind="line" size="small">
      {update}
    </Button>
  </form>
)
