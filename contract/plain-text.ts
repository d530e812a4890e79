import { truncateGraphemes } from './written-text'

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

function decode(entity: string): string {
  const [, hex, digits, name = ''] = /^&(?:#x([0-9a-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? []
  if (hex) return character(parseInt(hex, 16))
  return digits ? character(Number(digits)) : (NAMED_ENTITIES[name] ?? entity)
}

/** The text of sanitized HTML, as one line without tags. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, decode)
    .replace(/\s+/g, ' ')
    .trim()

/** Cuts a text to at most `maxLength` code units, between words and never within a grapheme. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = truncateGraphemes(text, maxLength - 1)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > maxLength / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}
