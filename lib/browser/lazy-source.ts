/** What React reads and listens to outside of itself (useSyncExternalStore). */
interface Source<Value> {
  read: () => Value
  /** @returns what stops listening */
  subscribe: (listener: () => void) => () => void
}

/**
 * An external store whose code is loaded with its first subscriber.
 * @param load brings it; where it cannot be loaded, `before` goes on to hold
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
