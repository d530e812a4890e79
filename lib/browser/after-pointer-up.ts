let isPressed = false

const press = () => void (isPressed = true)
const release = () => void (isPressed = false)

/** Tracks whether a pointer (mouse button or finger) is pressed. @returns unsubscribe */
export function watchPointer(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  addEventListener('pointerdown', press, options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  return () => {
    controller.abort()
    release()
  }
}

/**
 * Runs an action that may move the page only when no pointer is down: a button that moves between press and release is
 * never clicked.
 */
export function afterPointerUp(act: () => void): void {
  if (!isPressed) return act()
  const runInNextTask = () => setTimeout(act)
  addEventListener('pointerup', runInNextTask, { once: true })
}
