let isPressed = false

const press = () => void (isPressed = true)
const release = () => void (isPressed = false)

/** Watches for a finger or a mouse button that is held down. @returns unsubscribe */
export function watchPointer(): () => void {
  const away = new AbortController()
  const options = { capture: true, signal: away.signal }
  addEventListener('pointerdown', press, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  return () => {
    away.abort()
    release()
  }
}

/**
 * Runs an action that may move the page only when no pointer is down: a button that moves between press and release is
 * never clicked.
 */
export function afterPointerUp(act: () => void): void {
  if (!isPressed) return act()
  const later = () => setTimeout(act)
  addEventListener('pointerup', later, { once: true })
}
