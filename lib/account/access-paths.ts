import { LOGIN_PATH } from './login-path'

/** The login of a browser that kept no session: it says that cookies are needed. */
export const COOKIES_PARAMETER = 'cookies'
export const COOKIES_BLOCKED_PATH = `${LOGIN_PATH}?${COOKIES_PARAMETER}=blocked`

/** Whoever stands on one of these comes back to no page after the login (spec §2). */
const ACCESS_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/reset-password', '/forgot-password']

export const isAccessPath = (path: string): boolean => ACCESS_PATHS.includes(path)
