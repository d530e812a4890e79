import { takeFlashMessage } from '@/lib/browser/flash-cookie'
import { tellTabs } from '@/lib/browser/tabs'
import { LOGGED_OUT_ID, type Notice } from '@/lib/forms/flash-message'
import { toast, type ToastType } from '../ui/toast'

const TYPES: Record<Notice, ToastType> = { 'invalid-token': 'error', 'logged-out': 'success' }

/** Shows the flash message in the cookie as a toast, and notifies other tabs of the session change. */
export function showFlashMessage(texts: Record<Notice, string>): void {
  const notice = takeFlashMessage()
  if (!notice) return
  tellTabs('session')
  // The fragment shows the message without JavaScript; the toast replaces it.
  if (location.hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, '', location.pathname)
  void toast(TYPES[notice], texts[notice])
}
