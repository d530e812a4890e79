'use client'

import { useEffect } from 'react'
import { loadCookies } from '@/lib/browser/late-cookies'
import { LOGGED_OUT_ID, type FlashMessage } from '@/lib/forms/flash-message'
import { toast, type ToastType } from '../ui/toast'

const TYPES: Record<FlashMessage, ToastType> = { 'invalid-token': 'error', 'logged-out': 'success' }

type Texts = Record<FlashMessage, string>

/** Shows the flash message in the cookie as a toast, and notifies other tabs of the session change. */
async function showFlashMessage(texts: Texts): Promise<void> {
  const { notifyTabs, takeFlashMessage } = await loadCookies()
  const message = takeFlashMessage()
  if (!message) return
  notifyTabs('session')
  // The fragment shows the message without JavaScript; the toast replaces it.
  if (location.hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, '', location.pathname)
  void toast(TYPES[message], texts[message])
}

/** Shows the flash message of the previous page. If its script fails to load, the next page shows it. */
export function FlashToast({ texts }: { texts: Texts }) {
  useEffect(() => void showFlashMessage(texts).catch(() => {}), [texts])
  return null
}
