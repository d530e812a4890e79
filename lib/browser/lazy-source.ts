/** An external store as `useSyncExternalStore` expects it. */
interface Source<Value> {
  read: () => Value
  /** @returns unsubscribe */
  subscribe: (listener: () => void) => () => void
}

/**
 * An external store whose code is loaded with its first subscriber.
 * @param load imports it; if that fails, `before` remains the value
 */
export function lateSource<Value>(load: () => Promise<Source<Value>>, before: Value): Source<Value> {
  let read = () => before
  return {
    read: () => read(),
    subscribe: (listener) => {
      let stop = () => {}
      let isOver = false
      load().then(
        (source) => {
          read = source.read
          if (isOver) return
          stop = source.subscribe(listener)
          listener()
        },
        () => {},
      )
      return () => {
        isOver = true
        stop()
      }
    },
  }
}
