/** A cookie that scripts may read: the browser may have a session. It grants no access. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Beside a 401 to a call that carried a token: its session has ended. Without it the caller is a visitor. */
export const SESSION_LOST_HEADER = 'session-lost'

/** Sent by a page with a call that is repeated because its session was found valid: a 401 to it ends that session. */
export const REPEATED_HEADER = 'session-repeated'

/** Sent with a 401: the session's owner is known, so the draft can be kept for that customer. */
export const OWNER_HEADER = 'session-owner'
