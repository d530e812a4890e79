/** A cookie that scripts may read: somebody may be signed in. It says nothing more, and opens nothing. */
export const SIGNED_IN_COOKIE = 'signed-in'
