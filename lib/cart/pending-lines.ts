const NONE: ReadonlySet<number> = new Set()

let counts = new Map<number, number>()
let snapshot = NONE
const listeners = new Set<() => void>()

function shift(id: number, by: 1 | -1) {
  counts = new Map(counts).set(id, (counts.get(id) ?? 0) + by)
  snapshot = new Set([...counts].flatMap(([line, count]) => (count > 0 ? [line] : [])))
  listeners.forEach((listener) => listener())
}

/** The ids of lines with a change under way: an external store for React. */
export const pendingLines = {
  async during<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
    shift(id, 1)
    try {
      return await work()
    } finally {
      shift(id, -1)
    }
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => snapshot,
  none: () => NONE,
}
