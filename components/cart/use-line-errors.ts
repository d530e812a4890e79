import { useCallback, useState } from 'react'
import type { CartLine } from '@/lib/cart/cart'
import { toast, type ToastType } from '../ui/toast'
import { lineName } from './line-name'

interface Told {
  line: CartLine
  text: string
}

/** What was refused of each line last, by its id. A line may be gone by then: its name is kept with it. */
export function useLineErrors(failed: string) {
  const [told, setTold] = useState<ReadonlyMap<number, Told>>(new Map())

  const say = (line: CartLine, type: ToastType, text: string) => {
    setTold((before) => new Map(before).set(line.id, { line, text }))
    void toast(type, text)
  }
  const forget = useCallback(() => setTold(new Map()), [])

  /** Does something with a line; what is refused of it is said in the store's words (spec §8). */
  const attempt = (line: CartLine, act: () => Promise<unknown>) => {
    forget()
    act().catch((error: unknown) => say(line, 'error', (error instanceof Error && error.message) || failed))
  }

  return {
    attempt,
    warn: (line: CartLine, text: string) => say(line, 'warning', text),
    forget,
    errorOf: ({ id }: CartLine) => {
      const one = told.get(id)
      return one && { id: `drawer-line-${id}-error`, text: one.text }
    },
    /** Of lines that are no longer in the cart. */
    ofOthers: (list: readonly CartLine[]) =>
      [...told.values()]
        .filter(({ line }) => list.every(({ id }) => id !== line.id))
        .map(({ line, text }) => ({ id: line.id, name: lineName(line), text })),
  }
}
