/** Beside a 401 to a call that carried a token: the session it stood for is no more. Without it a visitor was asked. */
export const SESSION_LOST_HEADER = 'session-lost'
