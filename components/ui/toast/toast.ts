export type ToastType = 'success' | 'info' | 'warning' | 'error'

/** Failures are said at once, everything else when the listener is free. */
export const urgencyOf = (type: ToastType) => (type === 'warning' || type === 'error' ? 'assertive' : 'polite')

/** Behind an open dialog the page is inert: a message is shown in the dialog's own region then. */
export const TOAST_REGION = 'data-toast-region'

const currentRegion = () =>
  document.querySelector(`dialog[open] [${TOAST_REGION}]`)?.getAttribute(TOAST_REGION) ?? 'page'

let wake: (() => void)[] = []

/** Tells a region that toasts are coming. @returns what takes it back */
export function onFirstToast(listener: () => void): () => void {
  wake = [...wake, listener]
  return () => {
    wake = wake.filter((other) => other !== listener)
  }
}

/** Shows a message for three seconds. The library is loaded with the first one. */
export async function toast(type: ToastType, message: string): Promise<void> {
  wake.forEach((listener) => listener())
  const { toast: show } = await import('react-hot-toast/headless')
  show(message, { className: type, toasterId: `${currentRegion()}-${urgencyOf(type)}` })
}
