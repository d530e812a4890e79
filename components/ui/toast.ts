export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** Live region of a message: failures interrupt the screen reader. */
export const politenessOf = (type: ToastType) => (type === 'warning' || type === 'error' ? 'assertive' : 'polite')

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

/** Names of mounted lists, and toasts queued until their list is mounted. */
const mountedLists = new Set<string>()
let queue: { list: string; queuedAt: number; show: () => void }[] = []

/** Maximum age of a queued toast whose list could not be loaded, in milliseconds. */
const MAX_QUEUE_AGE_MS = 10_000

/** Registers a mounted list and shows the toasts queued for it. @returns unregister */
export function registerToastList(list: string): () => void {
  mountedLists.add(list)
  const ready = queue.filter((toast) => toast.list === list && Date.now() - toast.queuedAt < MAX_QUEUE_AGE_MS)
  queue = queue.filter((toast) => toast.list !== list)
  ready.forEach(({ show }) => show())
  return () => {
    mountedLists.delete(list)
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
  const list = `${currentRegion()}-${politenessOf(type)}`
  const show = () => void showToast(message, { id: `${list}: ${message}`, className: type, toasterId: list })
  if (mountedLists.has(list)) show()
  else queue.push({ list, queuedAt: Date.now(), show })
}
