/** A cookie that scripts may read: somebody may be signed in. It says nothing more, and opens nothing. */
export const SIGNED_IN_COOKIE = 'signed-in'

const HINT = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE}=1(?:;|$)`)

/** Whether the hint is in `document.cookie`. */
export const isHinted = (cookies: string): boolean => HINT.test(cookies)
