import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import styles from './reorder-form.module.scss'

interface Props {
  number: string
  text: string
  size?: 'normal' | 'small'
}

/** Puts what an order held into the cart. A plain form: the cart follows and tells what could not be had any more. */
export const ReorderForm = ({ number, text, size }: Props) => (
  <form className={styles.form} method="post" action="/api/form/account/order/reorder">
    <input type="hidden" name="number" value={number} />
    <Button type="submit" kind="line" size={size}>
      {text} <VisuallyHidden>{number}</VisuallyHidden>
    </Button>
  </form>
)
