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

/** A link that opens another window gives that window neither referrer nor opener. */
function linkAttributes(href: string, target: string | undefined): Record<string, string> {
  if (!href) return {}
  return target === '_blank' ? { href, target, rel: 'noopener noreferrer' } : { href }
}

/** HTML as a page may show it: text, lists, tables, links and images, and nothing that acts. For servers alone. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, OPTIONS)

/** How often each element stands in HTML, and each attribute of one. */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1)
  // Nothing is shown of this: it only counts what was there and what is left.
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        count(`<${tagName}>`)
        for (const name of Object.keys(attribs)) count(`${name} of <${tagName}>`)
        return { tagName, attribs }
      },
    },
  })
  return parts
}

/** Elements and attributes that `sanitizeRichText` takes out of HTML: `<script>`, `onclick of <p>`. */
export function takenOut(html: string): string[] {
  const left = partsOf(sanitizeRichText(html))
  return [...partsOf(html)].flatMap(([part, count]) => {
    const isOfGone = left.get(`<${part.split('<')[1] ?? ''}`) === undefined && part.includes(' of ')
    return count > (left.get(part) ?? 0) && !isOfGone ? part : []
  })
}
