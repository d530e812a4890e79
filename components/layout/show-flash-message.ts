import { takeFlashMessage } from '@/lib/browser/flash-cookie'
import { notifyTabs } from '@/lib/browser/tabs'
import { LOGGED_OUT_ID, type FlashMessage } from '@/lib/forms/flash-message'
import { toast, type ToastType } from '../ui/toast'

const TYPES: Record<FlashMessage, ToastType> = { 'invalid-token': 'error', 'logged-out': 'success' }

/** Shows the flash message in the cookie as a toast, and notifies other tabs of the session change. */
export function showFlashMessage(texts: Record<FlashMessage, string>): void {
  const message = takeFlashMessage()
  if (!message) return
  notifyTabs('session')
  // The fragment shows the message without JavaScript; the toast replaces it.
  if (location.hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, '', location.pathname)
  void toast(TYPES[message], texts[message])
}
