import { cutCharacters } from '../../contract/written-text'

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

/** A plain text's paragraphs: a blank line parts them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** At most so many code units of a text, cut between words, and never within what is read as one character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = cutCharacters(text, maxLength - 1)
  const lastSpace = head.lastIndexOf(' ')
  return `${head.slice(0, lastSpace > maxLength / 2 ? lastSpace : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** A text as it stands in HTML, between tags or within quotes, as React writes it. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 has no place for, however it is written: control characters and halves of a pair. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text as it stands in XML. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (letter) => XML_ENTITIES[letter] ?? '')

/** An element that holds a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
