/** A path as people read it; one that cannot be decoded is shown as it came. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
