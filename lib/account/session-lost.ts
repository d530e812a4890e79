import { mutate } from 'swr'
import { isLeftByForm } from '../browser/leaving'
import { noticeCookie } from '../notice/notice'
import { isAccessPath } from './access-paths'
import { loginPathFrom } from './from-path'

/**
 * What follows a 401 (spec §4 and §8): user info and cart are cleared, the login page is opened and says 'Invalid
 * Token'. The session's cookie was cleared by the proxy's answer, which no script could do.
 */
export async function sessionLost(): Promise<void> {
  // A logout is under way: it was this page's session that it ended.
  if (isLeftByForm()) return
  await mutate(() => true, undefined, { revalidate: false })
  // Whoever is there already is not sent there again, and again, by a store API that refuses everything; and who is
  // choosing a new password has ended the session by that.
  if (isAccessPath(location.pathname)) return
  document.cookie = noticeCookie('invalid-token')
  location.assign(loginPathFrom(location.pathname, location.search.slice(1)))
}
