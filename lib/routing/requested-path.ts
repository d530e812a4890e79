/** The requested path, for internal routes: they see only the rewritten one. */
export const REQUESTED_PATH_HEADER = 'x-shop-path'

/** Path of the product or category that replaces an archived product, for the same routes; empty for none. */
export const REPLACEMENT_HEADER = 'x-shop-instead'

/** The decoded path; unchanged if it cannot be decoded. */
export function decodeForDisplay(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
