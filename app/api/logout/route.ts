import { createProxyHandler } from '@/lib/api/proxy/forward'
import { logOut } from '@/lib/api/proxy/session'

/** Its own route: the response removes the session's cookies. */
export const POST = createProxyHandler(async () => {
  await logOut()
  return { code: 0, msg: '', data: null }
})
