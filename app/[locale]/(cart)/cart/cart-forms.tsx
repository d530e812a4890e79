import { useTranslations } from 'next-intl'
import type { CartContext } from '@/components/cart/cart-context'
import { AddOnLine, CartLine, LineRemove } from '@/components/cart/cart-line'
import { Button } from '@/components/ui/button'
import { LineNotes } from '@/components/ui/line-notes'
import type { Cart, CartLine as CartLineType } from '@/lib/cart/cart'
import { lineName, lineStates } from '@/lib/cart/cart-line'
import { lineId } from '@/lib/cart/messages'
import styles from './cart-forms.module.scss'
import { CART_QUANTITY } from '@/lib/limits'

interface CartFormsProps {
  cart: Cart
  context: CartContext
  /** The line whose change was rejected, and the reason. */
  rejectedChange: { line: CartLineType; text: string } | null | undefined
}

/** The cart's lines, each with plain forms that change it. */
export function CartForms({ cart, context, rejectedChange }: CartFormsProps) {
  const t = useTranslations('CartPage')
  const states = lineStates(cart.list)
  const errorOf = ({ id }: CartLineType) =>
    rejectedChange?.line.id === id ? { id: `${lineId(id)}-error`, text: rejectedChange.text } : undefined
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
            remove={<RemoveForm line={line} template={context.texts.remove} />}
            addOns={line.children.map((addOn) => (
              <AddOnLine
                key={addOn.id}
                addOn={addOn}
                context={context}
                remove={<RemoveForm line={addOn} template={context.texts.remove} />}
              />
            ))}
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

const RemoveForm = ({ line, template }: { line: CartLineType; template: string }) => (
  <form method="post" action="/api/form/cart/remove">
    <input type="hidden" name="id" value={line.id} />
    <LineRemove line={line} template={template} />
  </form>
)

interface QuantityFormProps {
  line: CartLineType
  label: string
  update: string
  /** The element with the reason of the rejection. */
  describedBy: string | undefined
}

export const QuantityForm = ({ line, label, update, describedBy }: QuantityFormProps) => (
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
