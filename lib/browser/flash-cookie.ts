import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { FLASH_COOKIE, FLASH_TTL_SECONDS, NOTICES, type Notice } from '../forms/flash-message'

/** Sets the flash message of the next page. */
export const setFlashCookie = (notice: Notice): void =>
  void setCookie(FLASH_COOKIE, notice, { path: '/', maxAge: FLASH_TTL_SECONDS, sameSite: 'lax' })

/** The flash message of the previous page, which is removed with this call; null without one. */
export function takeFlashMessage(): Notice | null {
  const left = getCookie(FLASH_COOKIE)
  const notice = NOTICES.find((one) => one === left) ?? null
  if (notice) void deleteCookie(FLASH_COOKIE, { path: '/' })
  return notice
}
