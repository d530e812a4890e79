import { useCallback, useState } from 'react'
import type { Cart, CartLine } from '@/lib/cart/cart'
import { isUndecided, newKey } from '@/lib/cart/repeated-call'
import { isSameItem, itemOf, type RemovedLine, withRemoved } from '@/lib/cart/restore-line'
import { cartActions } from '@/lib/cart/use-cart'

/** A removed line, and the state of its restoration. */
interface Entry extends RemovedLine {
  /** Id of the line that it completed as an add-on; null for a separate line. */
  completes: number | null
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
  const forgetAll = useCallback(() => setEntries([]), [])
  const change = (entry: Entry, to: Partial<Entry>) =>
    setEntries((all) => all.map((one) => (one.line === entry.line ? { ...one, ...to } : one)))

  const rowsOf = (list: readonly CartLine[], completes: number | null) =>
    withRemoved(
      list,
      entries.filter((entry) => entry.completes === completes),
    ).filter(({ removed }) => removed?.state !== 'restored')
  const rows = rowsOf(cart?.list ?? [], null)
  const isOf = (line: CartLine, completes: number | null) => (entry: Entry) =>
    entry.completes === completes && isSameItem(entry.line, line)

  return {
    rows,
    /** The add-ons of a line, with the removed ones. */
    piecesOf: (line: CartLine) => rowsOf(line.children, line.id),
    forgetAll,
    /** Whether the line has just been restored here. */
    isRestored: (line: CartLine, completes: number | null = null) =>
      entries.filter(isOf(line, completes)).some(({ state }) => state !== 'removed'),
    /** Removes a line, or an add-on of the line `parent`. @throws CallError */
    remove: async (line: CartLine, canUndo: boolean, parent?: CartLine) => {
      const completes = parent?.id ?? null
      const beside = parent ? rowsOf(parent.children, parent.id) : rows
      const before = beside
        .slice(
          0,
          beside.findIndex((row) => row.line.id === line.id),
        )
        .map((row) => row.line.id)
      const removal = cartActions.remove(line.id)
      const entry: Entry = { line, before, completes, canUndo, removal, state: 'removed', error: '', key: null }
      const isSame = isOf(line, completes)
      setEntries((all) => [...all.filter((one) => !isSame(one)), entry])
      try {
        await removal
      } catch (error) {
        setEntries((all) => all.filter((one) => one.line !== line))
        throw error
      }
    },
    restore: async ({ line, completes }: Removed) => {
      const entry = entries.find((one) => one.line === line)
      const item = itemOf(line, completes)
      if (!entry || !item || entry.state !== 'removed') return
      change(entry, { state: 'restoring', error: '' })
      const key = entry.key ?? newKey()
      try {
        await entry.removal
        await cartActions.add(item, key)
        change(entry, { state: 'restored' })
      } catch (error) {
        change(entry, { state: 'removed', error: messageOf(error), key: isUndecided(error) ? key : null })
      }
    },
  }
}
