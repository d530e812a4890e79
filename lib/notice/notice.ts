/** What one page may leave for the next to say. A word of a fixed list: nobody's text is shown from a cookie. */
export const NOTICES = ['invalid-token', 'logged-out'] as const
export type Notice = (typeof NOTICES)[number]

export const NOTICE_COOKIE = 'notice'

/** Long enough for a slow phone to load the next page, in seconds. */
export const NOTICE_SECONDS = 60

const COOKIE = new RegExp(`(?:^|;\\s*)${NOTICE_COOKIE}=([^;]*)`)

/** The notice in a `Cookie` header or `document.cookie`, or null. */
export const noticeIn = (cookies: string): Notice | null =>
  NOTICES.find((notice) => notice === COOKIE.exec(cookies)?.[1]) ?? null

/** The cookie that leaves a notice; null takes it back. */
export const noticeCookie = (notice: Notice | null): string =>
  `${NOTICE_COOKIE}=${notice ?? ''}; Path=/; SameSite=Lax; Max-Age=${notice ? NOTICE_SECONDS : 0}`

/** The fragment that shows, on a cached page and without a script, that somebody has logged out. */
export const LOGGED_OUT_ID = 'logged-out'
