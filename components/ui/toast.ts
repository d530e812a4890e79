export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** Failures are said at once, everything else when the listener is free. */
export const urgencyOf = (type: ToastType) => (type === 'warning' || type === 'error' ? 'assertive' : 'polite')

/** Behind an open dialog the page is inert: a message is shown in the dialog's own region then. */
export const TOAST_REGION = 'data-toast-region'

const currentRegion = () =>
  document.querySelector(`dialog[open] [${TOAST_REGION}]`)?.getAttribute(TOAST_REGION) ?? 'page'

let isAwake = false
let wake: (() => void)[] = []

/** Tells a region that toasts are coming, or have come before it was there. @returns what takes it back */
export function onFirstToast(listener: () => void): () => void {
  if (isAwake) listener()
  wake = [...wake, listener]
  return () => {
    wake = wake.filter((other) => other !== listener)
  }
}

/** The lists that are on screen, by their names, and what waits for one to be. */
const shownLists = new Set<string>()
let waiting: { list: string; show: () => void }[] = []

/** Tells that a list is on screen: what waited for it is shown now. @returns what takes it back */
export function onListShown(list: string): () => void {
  shownLists.add(list)
  const due = waiting.filter((toast) => toast.list === list)
  waiting = waiting.filter((toast) => toast.list !== list)
  due.forEach(({ show }) => show())
  return () => {
    shownLists.delete(list)
  }
}

/**
 * Shows a message for three seconds; one that is still shown begins them again. The library and the list are loaded with
 * the first message, whose seconds count from when its list is on screen.
 */
export async function toast(type: ToastType, message: string): Promise<void> {
  isAwake = true
  wake.forEach((listener) => listener())
  const { toast: showToast } = await import('react-hot-toast/headless')
  const list = `${currentRegion()}-${urgencyOf(type)}`
  const show = () => void showToast(message, { id: `${list}: ${message}`, className: type, toasterId: list })
  if (shownLists.has(list)) show()
  else waiting.push({ list, show })
}
