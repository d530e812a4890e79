import { useCallback, useState } from 'react'
import type { Cart, CartLine } from '@/lib/cart/cart'
import { isResultUnknown, newIdempotencyKey } from '@/lib/cart/idempotent-retry'
import { isSameItem, itemOf, type RemovedLine, withRemoved } from '@/lib/cart/restore-line'
import { cartActions } from '@/lib/cart/use-cart'

/** A removed line, and the state of its restoration. */
interface Entry extends RemovedLine {
  /** Id of the line that it completed as an add-on; null for a separate line. */
  parentId: number | null
  /** Whether the stock is sufficient for the line's quantity. */
  canUndo: boolean
  /** The removal; an addition that overtook it would be removed with the line. */
  removal: Promise<unknown>
  state: 'removed' | 'restoring' | 'restored'
  /** Why it could not be restored; empty before. */
  error: string
  /** Idempotency-Key of a restoration that may have been carried out; null for none. */
  key: string | null
}

export type Removed = Omit<Entry, 'removal'>

/** The removed lines of an open drawer: each can be restored until the drawer is closed. */
export function useRemovedLines(cart: Cart | undefined, messageOf: (error: unknown) => string) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const clearRemoved = useCallback(() => setEntries([]), [])
  const change = (entry: Entry, to: Partial<Entry>) =>
    setEntries((all) => all.map((one) => (one.line === entry.line ? { ...one, ...to } : one)))

  const rowsOf = (list: readonly CartLine[], parentId: number | null) =>
    withRemoved(
      list,
      entries.filter((entry) => entry.parentId === parentId),
    ).filter(({ removed }) => removed?.state !== 'restored')
  const rows = rowsOf(cart?.list ?? [], null)
  const matches = (line: CartLine, parentId: number | null) => (entry: Entry) =>
    entry.parentId === parentId && isSameItem(entry.line, line)

  return {
    rows,
    /** The add-ons of a line, with the removed ones. */
    addOnsOf: (line: CartLine) => rowsOf(line.children, line.id),
    clearRemoved,
    /** Whether the line has just been restored here. */
    isRestored: (line: CartLine, parentId: number | null = null) =>
      entries.filter(matches(line, parentId)).some(({ state }) => state !== 'removed'),
    /** Removes a line, or an add-on of the line `parent`. @throws CallError */
    remove: async (line: CartLine, canUndo: boolean, parent?: CartLine) => {
      const parentId = parent?.id ?? null
      const siblings = parent ? rowsOf(parent.children, parent.id) : rows
      const before = siblings
        .slice(
          0,
          siblings.findIndex((row) => row.line.id === line.id),
        )
        .map((row) => row.line.id)
      const removal = cartActions.remove(line.id)
      const entry: Entry = { line, before, parentId, canUndo, removal, state: 'removed', error: '', key: null }
      const isSame = matches(line, parentId)
      setEntries((all) => [...all.filter((one) => !isSame(one)), entry])
      try {
        await removal
      } catch (error) {
        setEntries((all) => all.filter((one) => one.line !== line))
        throw error
      }
    },
    restore: async ({ line, parentId }: Removed) => {
      const entry = entries.find((one) => one.line === line)
      const item = itemOf(line, parentId)
      if (!entry || !item || entry.state !== 'removed') return
      change(entry, { state: 'restoring', error: '' })
      const key = entry.key ?? newIdempotencyKey()
      try {
        await entry.removal
        await cartActions.add(item, key)
        change(entry, { state: 'restored' })
      } catch (error) {
        change(entry, { state: 'removed', error: messageOf(error), key: isResultUnknown(error) ? key : null })
      }
    },
  }
}
