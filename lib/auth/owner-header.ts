/** Beside a 401: whose session it was is known, so that what was typed in it can be kept for the customer. */
export const OWNER_HEADER = 'session-owner'
