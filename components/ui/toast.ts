export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** Live region of a message: failures interrupt the screen reader. */
export const urgencyOf = (type: ToastType) => (type === 'warning' || type === 'error' ? 'assertive' : 'polite')

/** Behind an open dialog the page is inert, so messages go to the dialog's own region. */
export const TOAST_REGION = 'data-toast-region'

const currentRegion = () =>
  document.querySelector(`dialog[open] [${TOAST_REGION}]`)?.getAttribute(TOAST_REGION) ?? 'page'

let hasToasts = false
let listeners: (() => void)[] = []

/** Calls the listener at each toast, and at once if there was one. @returns unsubscribe */
export function onToast(listener: () => void): () => void {
  if (hasToasts) listener()
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}

/** Names of mounted lists, and toasts that wait for a list to mount. */
const shownLists = new Set<string>()
let waiting: { list: string; since: number; show: () => void }[] = []

/** A message that waited longer, because its list could not be loaded, is no news any more. In milliseconds. */
const MAX_WAITING_MS = 10_000

/** Registers a mounted list and shows the toasts that waited for it. @returns unregister */
export function onListShown(list: string): () => void {
  shownLists.add(list)
  const due = waiting.filter((toast) => toast.list === list && Date.now() - toast.since < MAX_WAITING_MS)
  waiting = waiting.filter((toast) => toast.list !== list)
  due.forEach(({ show }) => show())
  return () => {
    shownLists.delete(list)
  }
}

/**
 * Shows a message for three seconds; a repeated message restarts them. The first message loads the library and the list;
 * its time starts when the list is mounted. If they cannot be loaded, the next message loads them.
 */
export async function toast(type: ToastType, message: string): Promise<void> {
  hasToasts = true
  listeners.forEach((listener) => listener())
  const library = await import('react-hot-toast/headless').catch(() => null)
  if (!library) return
  const { toast: showToast } = library
  const list = `${currentRegion()}-${urgencyOf(type)}`
  const show = () => void showToast(message, { id: `${list}: ${message}`, className: type, toasterId: list })
  if (shownLists.has(list)) show()
  else waiting.push({ list, since: Date.now(), show })
}
