import type { FormEvent } from 'react'
import type { CartLine } from '@/lib/cart/cart'
import type { LineState } from '@/lib/cart/cart-line'
import type { Currency } from '@/contract/entities/store'
import { formatPrice } from '@/lib/format/price'
import { fillText, pickPlural } from '@/lib/format/text-template'
import { Button } from './button'
import type { LineNoteTexts } from './line-note-texts'
import styles from './line-notes.module.scss'

interface LineNoteListProps {
  line: CartLine
  /** Undefined for a line without notes. */
  state: LineState | undefined
  texts: LineNoteTexts
  currency: Currency
}

interface Props extends LineNoteListProps {
  /** The line's name, for the labels of the buttons. */
  name: string
  /** Handlers that apply an action at once; without them forms are rendered. */
  live?: { onQuantityChange: (quantity: number) => void; onRemove: () => void }
  /** Submit handler of those forms. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** The page to return to; the cart page by default. */
  back?: 'checkout'
}

function noteTexts({ line, state, texts, currency }: LineNoteListProps): string[] {
  if (!state) return []
  const { problem, available, formerPrice, merged } = state
  const price = (amount: number) => formatPrice(amount, currency)
  return [
    problem === 'short' && pickPlural(texts.short, available, texts.locale),
    problem && problem !== 'short' && texts[problem],
    formerPrice !== null &&
      fillText(texts.price, { before: price(formerPrice), now: price(line.specialPrice ?? line.price) }),
    merged && fillText(texts.merged, { ...merged, now: line.quantity }),
  ].filter((text) => typeof text === 'string')
}

/** The texts of a line's changes since it was added to the cart. */
export function LineNoteList(props: LineNoteListProps) {
  const notes = noteTexts(props)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** The notes with actions if the line cannot be ordered: take the available quantity, or remove it. */
export function LineNotes({ name, live, onSubmit, back, ...listProps }: Props) {
  const { line, state, texts } = listProps
  if (!state) return null
  const { problem, available } = state
  const actions = [
    problem === 'short' && { to: 'quantity', text: fillText(texts.take, { quantity: available }), quantity: available },
    problem && { to: 'remove', text: texts.remove, quantity: 0 },
  ].filter((action) => action !== false && action !== null)
  const act = (quantity: number) => (quantity > 0 ? live?.onQuantityChange(quantity) : live?.onRemove())
  return (
    <div className={styles.box}>
      <LineNoteList {...listProps} />
      {actions.length > 0 && (
        <div className={styles.ways}>
          {actions.map(({ to, text, quantity }) => {
            const buttonProps = {
              kind: 'line',
              size: 'small',
              'aria-label': `${text}: ${name}`,
              children: text,
            } as const
            if (live) return <Button key={to} {...buttonProps} onClick={() => act(quantity)} />
            return (
              <form key={to} method="post" action={`/api/form/cart/${to}`} onSubmit={onSubmit}>
                <input type="hidden" name="id" value={line.id} />
                {quantity > 0 && <input type="hidden" name="quantity" value={quantity} />}
                {back && <input type="hidden" name="back" value={back} />}
                <Button {...buttonProps} type="submit" />
              </form>
            )
          })}
        </div>
      )}
    </div>
  )
}
