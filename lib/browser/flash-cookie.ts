import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { FLASH_COOKIE, FLASH_TTL_SECONDS, FLASH_MESSAGES, type FlashMessage } from '../forms/flash-message'

/** Sets the flash message of the next page. */
export const setFlashCookie = (message: FlashMessage): void =>
  void setCookie(FLASH_COOKIE, message, { path: '/', maxAge: FLASH_TTL_SECONDS, sameSite: 'lax' })

/** The flash message of the previous page, which is removed with this call; null without one. */
export function takeFlashMessage(): FlashMessage | null {
  const cookie = getCookie(FLASH_COOKIE)
  const message = FLASH_MESSAGES.find((one) => one === cookie) ?? null
  if (message) void deleteCookie(FLASH_COOKIE, { path: '/' })
  return message
}
