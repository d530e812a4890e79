let isPressed = false

const press = () => void (isPressed = true)
const release = () => void (isPressed = false)

/** Watches for a finger or a mouse button that is held down. @returns what stops watching */
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
 * Does something that may move the page once nothing is pressed: a button that slips away between press and release is
 * never clicked.
 */
export function afterPointerUp(act: () => void): void {
  if (!isPressed) return act()
  const later = () => setTimeout(act)
  addEventListener('pointerup', later, { once: true })
}
