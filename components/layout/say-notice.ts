import { takeFlashMessage } from '@/lib/browser/flash-cookie'
import { tellTabs } from '@/lib/browser/tabs'
import { LOGGED_OUT_ID, type Notice } from '@/lib/forms/flash-message'
import { toast, type ToastType } from '../ui/toast'

const TYPES: Record<Notice, ToastType> = { 'invalid-token': 'error', 'logged-out': 'success' }

/** Says what the page before has left to be said, and tells it to other tabs. */
export function sayNotice(texts: Record<Notice, string>): void {
  const notice = takeFlashMessage()
  if (!notice) return
  tellTabs('session')
  // The fragment speaks where no script runs; here the toast does.
  if (location.hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, '', location.pathname)
  void toast(TYPES[notice], texts[notice])
}
