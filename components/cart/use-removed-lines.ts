import { useCallback, useState } from 'react'
import type { Cart, CartLine } from '@/lib/cart/cart'
import { isSameItem, itemOf, type RemovedLine, withRemoved } from '@/lib/cart/restore-line'
import { cartActions } from '@/lib/cart/use-cart'

/** A removed line, and what became of restoring it. */
interface Entry extends RemovedLine {
  /** Whether there are as many to be had as the line held. */
  canUndo: boolean
  /** The removal; an addition that overtook it would be removed with the line. */
  removal: Promise<unknown>
  state: 'removed' | 'restoring' | 'restored'
  /** Why it could not be restored; empty before. */
  error: string
}

export type Removed = Omit<Entry, 'removal'>

/** The removed lines of an open drawer: each can be restored until the drawer is closed. */
export function useRemovedLines(cart: Cart | undefined, messageOf: (error: unknown) => string) {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const forgetAll = useCallback(() => setEntries([]), [])
  const change = (entry: Entry, to: Partial<Entry>) =>
    setEntries((all) => all.map((one) => (one.line === entry.line ? { ...one, ...to } : one)))

  const rows = withRemoved(cart?.list ?? [], entries).filter(({ removed }) => removed?.state !== 'restored')
  const others = (line: CartLine) => (entry: Entry) => !isSameItem(entry.line, line)

  return {
    rows,
    forgetAll,
    /** Whether the line has just been restored here. */
    isRestored: (line: CartLine) => entries.some((entry) => entry.state !== 'removed' && isSameItem(entry.line, line)),
    /** Removes a line. @throws CallError */
    remove: async (line: CartLine, canUndo: boolean) => {
      const before = rows
        .slice(
          0,
          rows.findIndex((row) => row.line.id === line.id),
        )
        .map((row) => row.line.id)
      const removal = cartActions.remove(line.id)
      const entry: Entry = { line, before, canUndo, removal, state: 'removed', error: '' }
      setEntries((all) => [...all.filter(others(line)), entry])
      try {
        await removal
      } catch (error) {
        setEntries((all) => all.filter((one) => one.line !== line))
        throw error
      }
    },
    restore: async ({ line }: Removed) => {
      const entry = entries.find((one) => one.line === line)
      const item = itemOf(line)
      if (!entry || !item || entry.state !== 'removed') return
      change(entry, { state: 'restoring', error: '' })
      try {
        await entry.removal
        await cartActions.add(item)
        change(entry, { state: 'restored' })
      } catch (error) {
        change(entry, { state: 'removed', error: messageOf(error) })
      }
    },
  }
}
