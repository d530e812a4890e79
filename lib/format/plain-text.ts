const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

function decode(entity: string): string {
  const [, hex, digits, name = ''] = /^&(?:#x([0-9a-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? []
  if (hex) return character(parseInt(hex, 16))
  return digits ? character(Number(digits)) : (NAMED[name] ?? entity)
}

/** What stands in a piece of sanitized HTML, as one line without tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, decode)
    .replace(/\s+/g, ' ')
    .trim()

/** The first paragraph, or all of it where it has none. */
export const firstParagraph = (html: string): string => plainText(html.split('</p>')[0] ?? '')
