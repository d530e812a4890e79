import 'server-only'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const TEXT = ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'a', 'ul', 'ol', 'li', 'blockquote', 'code']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const CELL = ['colspan', 'rowspan', 'scope']
const IMAGE_TAGS = ['img', 'figure', 'figcaption']

const OPTIONS: IOptions = {
  allowedTags: [...TEXT, ...TABLES, ...IMAGE_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt'], th: CELL, td: CELL },
  allowedSchemes: [],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto', 'tel'], img: ['https'] },
  // `//host` looks like a path of the shop, and is none.
  allowProtocolRelative: false,
  // Deeper than any text: what stands below it is dropped, not what stands beside it.
  nestingLimit: 32,
  transformTags: {
    a: (tagName, { href, target }) => ({ tagName, attribs: linkAttributes(readAlike(href), target) }),
    // Without a text of its own an image is a decoration: a screen reader would read its address.
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: readAlike(attribs.src), alt: attribs.alt ?? '' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** An address that everyone reads alike, or none: a browser takes a backslash for `/`, and so may find another host. */
const readAlike = (url = ''): string => (url.includes('\\') ? '' : url)

/** A link that opens another window tells it nothing about this one. */
function linkAttributes(href: string, target: string | undefined): Record<string, string> {
  if (!href) return {}
  return target === '_blank' ? { href, target, rel: 'noopener noreferrer' } : { href }
}

/** HTML of the store as a page may show it: text, lists, tables, links and images, and nothing that acts. */
export const sanitize = (html: string): string => sanitizeHtml(html, OPTIONS)
