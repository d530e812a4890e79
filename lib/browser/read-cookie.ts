/**
 * A cookie's value as it stands in `document.cookie`, or null when there is none of this name.
 * @param cookies `document.cookie`
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return null
}
