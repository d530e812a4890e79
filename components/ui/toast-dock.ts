/**
 * Ref callback for an element docked to the lower edge of a drawer: toasts stay above it. An element beside the list, as
 * on wide screens, reserves no space.
 */
export function dock(element: HTMLElement | null) {
  const drawer = element?.closest('dialog')
  if (!element || !drawer) return
  const observer = new ResizeObserver(() => {
    const isFullWidth = element.offsetWidth >= drawer.clientWidth
    drawer.style.setProperty('--dock', isFullWidth ? `${element.offsetHeight}px` : '0px')
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    drawer.style.removeProperty('--dock')
  }
}
