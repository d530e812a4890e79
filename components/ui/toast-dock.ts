/**
 * A ref of what is docked to the lower edge of a drawer: toasts of the drawer stay above it. What stands beside the list, as
 * on wide screens, docks nothing.
 */
export function dock(element: HTMLElement | null) {
  const drawer = element?.closest('dialog')
  if (!element || !drawer) return
  const observer = new ResizeObserver(() => {
    const isBelow = element.offsetWidth >= drawer.clientWidth
    drawer.style.setProperty('--dock', isBelow ? `${element.offsetHeight}px` : '0px')
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    drawer.style.removeProperty('--dock')
  }
}
