import { useTranslations } from 'next-intl'
import type { CartContext } from '@/components/cart/cart-context'
import { CartLine, LineRemove } from '@/components/cart/cart-line'
import { Button } from '@/components/ui/button'
import { LineNotes } from '@/components/ui/line-notes'
import type { Cart, CartLine as CartLineType } from '@/lib/cart/cart'
import { lineName, lineStates } from '@/lib/cart/cart-line'
import { lineId } from '@/lib/cart/notices'
import { QuantityForm } from './quantity-form'
import styles from './cart-forms.module.scss'

interface Props {
  cart: Cart
  context: CartContext
  /** What was refused of a line by the form that led here. */
  told: { line: CartLineType; text: string } | null | undefined
}

/** The cart's lines, each with plain forms that change it. */
export function CartForms({ cart, context, told }: Props) {
  const t = useTranslations('CartPage')
  const states = lineStates(cart.list)
  const errorOf = ({ id }: CartLineType) =>
    told?.line.id === id ? { id: `${lineId(id)}-error`, text: told.text } : undefined
  return (
    <div>
      <ul>
        {cart.list.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            context={context}
            anchor={lineId(line.id)}
            error={errorOf(line)}
            quantity={
              <QuantityForm
                line={line}
                label={context.texts.stepper.quantity}
                update={t('update')}
                describedBy={errorOf(line)?.id}
              />
            }
            notes={
              <LineNotes
                line={line}
                name={lineName(line)}
                state={states.get(line.id)}
                texts={context.texts.notes}
                currency={context.currency}
              />
            }
            remove={
              <form method="post" action="/api/form/cart/remove">
                <input type="hidden" name="id" value={line.id} />
                <LineRemove line={line} template={context.texts.remove} />
              </form>
            }
          />
        ))}
      </ul>
      <form className={styles.clear} method="post" action="/api/form/cart/clear">
        <Button type="submit" kind="line" size="small">
          {context.texts.clear}
        </Button>
      </form>
    </div>
  )
}
