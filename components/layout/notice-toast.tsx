'use client'

import { useEffect } from 'react'
import { LOGGED_OUT_ID, noticeCookie, noticeIn, type Notice } from '@/lib/notice/notice'
import { toast, type ToastType } from '../ui/toast/toast'

const TYPES: Record<Notice, ToastType> = { 'invalid-token': 'error', 'logged-out': 'success' }

/** Says what the page before has left to be said. */
export function NoticeToast({ texts }: { texts: Record<Notice, string> }) {
  useEffect(() => {
    const notice = noticeIn(document.cookie)
    if (!notice) return
    document.cookie = noticeCookie(null)
    // The fragment speaks where no script runs; here the toast does.
    if (location.hash === `#${LOGGED_OUT_ID}`) history.replaceState(history.state, '', location.pathname)
    void toast(TYPES[notice], texts[notice])
  }, [texts])
  return null
}
