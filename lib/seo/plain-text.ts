const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** What stands in a piece of sanitized HTML, as one line without tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The first paragraph, or all of it where it has none. */
export const firstParagraph = (html: string): string => plainText(html.split('</p>')[0] ?? '')

/** At most so many characters of a text, cut between words. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > most / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}
