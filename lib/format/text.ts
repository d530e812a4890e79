import { truncateText, plainText } from '../../contract/plain-text'

export { truncateText as cutText, plainText }

/** The first paragraph, or the whole text if it has none. */
export const firstParagraph = (html: string): string => plainText(html.split('</p>')[0] ?? '')

/** The paragraphs of a plain text, which blank lines separate. */
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

/** Escapes a text for HTML, between tags or within quotes, as React does. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML 1.0 forbids even when escaped: control characters and lone surrogates. */
const INVALID_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  text.replace(INVALID_IN_XML, '').replace(/[&<>"']/g, (letter) => XML_ENTITIES[letter] ?? '')

/** An element that contains a text. */
export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
