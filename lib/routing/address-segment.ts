/**
 * Encodes a text as one path segment of an internal route: its slashes and question marks cannot be confused with those
 * of the address.
 */
export function toSegment(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The text of a segment; null if it is invalid. */
export function fromSegment(segment: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(segment.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
