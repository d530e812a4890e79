/** The requested path, for internal routes: they see only the rewritten one. */
export const REQUESTED_PATH_HEADER = 'x-shop-path'

/** The decoded path; unchanged if it cannot be decoded. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
