export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** Live region of a message: failures interrupt the screen reader. */
export const urgencyOf = (type: ToastType) => (type === 'warning' || type === 'error' ? 'assertive' : 'polite')

/** Behind an open dialog the page is inert, so messages go to the dialog's own region. */
export const TOAST_REGION = 'data-toast-region'

const currentRegion = () =>
  document.querySelector(`dialog[open] [${TOAST_REGION}]`)?.getAttribute(TOAST_REGION) ?? 'page'

let isAwake = false
let wake: (() => void)[] = []

/** Calls the listener at the first toast, or at once if there was one. @returns unsubscribe */
export function onFirstToast(listener: () => void): () => void {
  if (isAwake) listener()
  wake = [...wake, listener]
  return () => {
    wake = wake.filter((other) => other !== listener)
  }
}

/** Names of mounted lists, and toasts that wait for a list to mount. */
const shownLists = new Set<string>()
let waiting: { list: string; show: () => void }[] = []

/** Registers a mounted list and shows the toasts that waited for it. @returns unregister */
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
 * Shows a message for three seconds; a repeated message restarts them. The first message loads the library and the list;
 * its time starts when the list is mounted.
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
