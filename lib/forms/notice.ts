/** What one page may leave for the next to say. A word of a fixed list: nobody's text is shown from a cookie. */
export const NOTICES = ['invalid-token', 'logged-out'] as const
export type Notice = (typeof NOTICES)[number]

export const NOTICE_COOKIE = 'notice'

/** Long enough for a slow phone to load the next page, in seconds. */
export const NOTICE_SECONDS = 60

/** The fragment that shows, on a cached page and without a script, that somebody has logged out. */
export const LOGGED_OUT_ID = 'logged-out'
