import { cutText, plainText } from '../../contract/plain-text'

export { cutText, plainText }

/** The first paragraph, or all of it where it has none. */
export const firstParagraph = (html: string): string => plainText(html.split('</p>')[0] ?? '')

/** A plain text's paragraphs: a blank line parts them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

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
