import { proxied } from '@/lib/api/proxy/forward'
import { logOut } from '@/lib/api/proxy/session'

/** A route of its own: the session's cookies are removed with the response. */
export const POST = proxied(async () => {
  await logOut()
  return { code: 0, msg: '', data: null }
})
