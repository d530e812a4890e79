/** An external store as `useSyncExternalStore` expects it. */
interface Source<Value> {
  read: () => Value
  /** @returns unsubscribe */
  subscribe: (listener: () => void) => () => void
}

/**
 * An external store whose code is loaded with its first subscriber.
 * @param load imports it; if that fails, `initial` remains the value
 */
export function lazySource<Value>(load: () => Promise<Source<Value>>, initial: Value): Source<Value> {
  let read = () => initial
  return {
    read: () => read(),
    subscribe: (listener) => {
      let unsubscribe = () => {}
      let isUnsubscribed = false
      load().then(
        (source) => {
          read = source.read
          if (isUnsubscribed) return
          unsubscribe = source.subscribe(listener)
          listener()
        },
        () => {},
      )
      return () => {
        isUnsubscribed = true
        unsubscribe()
      }
    },
  }
}
