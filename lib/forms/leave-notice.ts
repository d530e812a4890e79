import 'server-only'
import { cookies } from 'next/headers'
import { NOTICE_COOKIE, NOTICE_SECONDS, type Notice } from './notice'

/** Leaves a notice for the page that follows the answer under way. Scripts read it: it holds a word of a fixed list. */
export async function leaveNotice(notice: Notice): Promise<void> {
  const jar = await cookies()
  jar.set({ name: NOTICE_COOKIE, value: notice, path: '/', maxAge: NOTICE_SECONDS, sameSite: 'lax' })
}
