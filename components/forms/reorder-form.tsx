import { Button } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './reorder-form.module.scss'

interface Props {
  number: string
  text: string
  size?: 'normal' | 'small'
  kind?: 'ink' | 'line'
}

/** Adds the items of an order to the cart. A plain form: the cart page follows and lists what is no longer available. */
export const ReorderForm = ({ number, text, size, kind = 'line' }: Props) => (
  <form className={styles.form} method="post" action="/api/form/account/order/reorder">
    <input type="hidden" name="number" value={number} />
    <Button type="submit" kind={kind} size={size}>
      {text} <VisuallyHidden>{number}</VisuallyHidden>
    </Button>
  </form>
)
