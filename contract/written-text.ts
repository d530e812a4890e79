/** Invisible characters other than spaces: controls, joiners and fillers (Unicode counts the Hangul filler as a letter). */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb\u2800]/gu

/** The length of the visible text in code units, without surrounding spaces. */
export const seenLength = (text: string): number => text.replace(UNSEEN, '').trim().length

/** Whether a text is empty or has invisible characters only. */
export const isBlank = (text: string): boolean => seenLength(text) === 0

/** Controls, ends of lines, and marks that turn the reading order of what follows (Trojan Source). */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text can stand in one line and be read as it was written. */
export const isSingleLine = (text: string): boolean => !CONTROLS.test(text)

/** A tag as HTML has it: `<` with a name, a closing stroke, a comment or a declaration behind it, and `>` later on. */
const TAG = /<[a-z!/?][^>]*>/i

/** Whether a text has something in it that HTML would take for a tag. */
export const hasTag = (text: string): boolean => TAG.test(text)

/** What ends a host, or begins another part of an address: a domain has none of it. */
const NO_DOMAIN = /[\s/\\?#:@[\]<>%]/

/**
 * An email address with its domain in punycode, as DNS needs it: `kim@bücher.example` is `kim@xn--bcher-kva.example`.
 * Any other text is returned unchanged.
 */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain) || NO_DOMAIN.test(domain)) return email
  const url = `http://${domain}`
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email
}

/**
 * The beginning of a text, cut between what readers take for characters: a letter with its marks, a whole emoji.
 * @param most code units, as JavaScript counts them
 */
export function cutCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // No character readers know is longer: what comes behind has no part in where the text is cut.
  const beginning = text.slice(0, most + 64)
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(beginning)) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
