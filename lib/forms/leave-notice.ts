import 'server-only'
import { cookies } from 'next/headers'
import { FLASH_COOKIE, FLASH_TTL_SECONDS, type Notice } from './notice'

/** Leaves a notice for the page that follows the answer under way. Scripts read it: it holds a word of a fixed list. */
export async function setFlashMessage(notice: Notice): Promise<void> {
  const jar = await cookies()
  jar.set({ name: FLASH_COOKIE, value: notice, path: '/', maxAge: FLASH_TTL_SECONDS, sameSite: 'lax' })
}
