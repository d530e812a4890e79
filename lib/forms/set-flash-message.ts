import 'server-only'
import { cookies } from 'next/headers'
import { FLASH_COOKIE, FLASH_TTL_SECONDS, type FlashMessage } from './flash-message'

/**
 * Sets the flash message of the next page. Scripts can read the cookie, so it contains only a name from a fixed list.
 */
export async function setFlashMessage(message: FlashMessage): Promise<void> {
  const jar = await cookies()
  jar.set({ name: FLASH_COOKIE, value: message, path: '/', maxAge: FLASH_TTL_SECONDS, sameSite: 'lax' })
}
