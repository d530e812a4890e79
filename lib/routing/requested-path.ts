/** The requested path, for internal routes: they see only the rewritten one. */
export const REQUESTED_PATH_HEADER = 'x-shop-path'

/** A path as people read it; one that cannot be decoded is shown as it came. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
