/** A cookie that scripts may read: the browser may have a session. It grants no access. */
export const SIGNED_IN_COOKIE = 'signed-in'

/** Beside a 401 to a call that carried a token: its session has ended. Without it the caller is a visitor. */
export const SESSION_LOST_HEADER = 'session-lost'

/** Beside a 401: whose session it was is known, so that what was typed in it can be kept for the customer. */
export const OWNER_HEADER = 'session-owner'
