import { useId } from 'react'
import { lineNames } from '@/lib/cart/cart-line'
import { fillText } from '@/lib/format/text-template'
import { Button } from '../ui/button'
import type { CartContext } from './cart-context'
import { LineError } from './cart-line'
import styles from './removed-line.module.scss'
import type { Removed } from './use-removed-lines'

interface Props {
  removed: Removed
  texts: Pick<CartContext['texts'], 'removed' | 'undo'>
  onUndo: () => void
}

/** Replaces a removed line. It takes the focus, which was in the line. */
export function RemovedLine({ removed: { line, canUndo, state, error }, texts, onUndo }: Props) {
  const id = useId()
  return (
    <li className={styles.removed}>
      <p id={id} className={styles.text} tabIndex={-1} ref={canUndo ? null : focusOnce}>
        {fillText(texts.removed, { name: lineNames(line) })}
      </p>
      {canUndo && (
        <Button
          kind="line"
          size="small"
          aria-describedby={error ? `${id} ${id}error` : id}
          isBusy={state === 'restoring'}
          onClick={onUndo}
          autoFocus
        >
          {texts.undo}
        </Button>
      )}
      {error && <LineError id={`${id}error`} text={error} />}
    </li>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus()
