import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { NOTICE_COOKIE, NOTICE_SECONDS, NOTICES, type Notice } from '../forms/notice'

/** Leaves a notice for the next page. */
export const leaveNoticeHere = (notice: Notice): void =>
  void setCookie(NOTICE_COOKIE, notice, { path: '/', maxAge: NOTICE_SECONDS, sameSite: 'lax' })

/** The notice that was left, which is said once; null where there is none. */
export function takeNotice(): Notice | null {
  const left = getCookie(NOTICE_COOKIE)
  const notice = NOTICES.find((one) => one === left) ?? null
  if (notice) void deleteCookie(NOTICE_COOKIE, { path: '/' })
  return notice
}
