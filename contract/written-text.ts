/** Invisible characters except spaces: controls, joiners and fillers (to Unicode the Hangul filler is a letter). */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu

/** The length of the visible text in code units, without surrounding spaces. */
export const visibleLength = (text: string): number => text.replace(INVISIBLE, '').trim().length

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string): boolean => visibleLength(text) === 0

/** Control characters, line ends and bidirectional formatting characters (Trojan Source). */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text is a single line that is displayed in the order it was written. */
export const isSingleLine = (text: string): boolean => !CONTROLS.test(text)

/** An HTML tag: `<` followed by a name, a slash, a comment or a declaration, and a later `>`. */
const TAG = /<[a-z!/?][^>]*>/i

/** Whether a text contains anything that HTML would parse as a tag. */
export const hasTag = (text: string): boolean => TAG.test(text)

/** Characters that end a host name or start another part of a URL. */
const NON_DOMAIN = /[\s/\\?#:@[\]<>%]/

/**
 * An email address with its domain in punycode, as DNS needs it: `kim@bücher.example` is `kim@xn--bcher-kva.example`.
 * Any other text is returned unchanged.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || NON_DOMAIN.test(domain)) return email
  const url = `http://${domain}`
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email
}

/**
 * Cuts a text between graphemes: a letter with its marks, a whole emoji.
 * @param maxLength code units, as JavaScript counts them
 */
export function truncateGraphemes(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let end = 0
  // Graphemes are shorter than 64 code units, so that later text does not affect the cut.
  const head = text.slice(0, maxLength + 64)
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(head)) {
    if (index + segment.length > maxLength) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
