import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { FLASH_COOKIE, FLASH_TTL_SECONDS, NOTICES, type Notice } from '../forms/notice'

/** Leaves a notice for the next page. */
export const leaveNoticeHere = (notice: Notice): void =>
  void setCookie(FLASH_COOKIE, notice, { path: '/', maxAge: FLASH_TTL_SECONDS, sameSite: 'lax' })

/** The notice that was left, which is said once; null where there is none. */
export function takeNotice(): Notice | null {
  const left = getCookie(FLASH_COOKIE)
  const notice = NOTICES.find((one) => one === left) ?? null
  if (notice) void deleteCookie(FLASH_COOKIE, { path: '/' })
  return notice
}
