/** A text as one path segment of an internal route: no slash or question mark in it can be taken for the address's own. */
export function toSegment(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The text of a segment; null when it is none. */
export function fromSegment(segment: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(segment.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
