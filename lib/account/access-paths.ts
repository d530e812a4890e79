import { LOGIN_PATH } from '../middleware/guard'

/** Whoever stands on one of these comes back to no page after the login (spec §2). */
const ACCESS_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/reset-password', '/forgot-password']

export const isAccessPath = (path: string): boolean => ACCESS_PATHS.includes(path)
