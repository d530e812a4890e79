export const LOGIN_PATH = '/login'

/** The address of the login page; `from` is the full path that it leads back to (spec §2). */
export const loginPath = (from: string): string => `${LOGIN_PATH}?from=${encodeURIComponent(from)}`
