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
  // `//host` looks like a path but leads to another host.
  allowProtocolRelative: false,
  // Deeper than any real text; only content nested below it is dropped.
  nestingLimit: 32,
  transformTags: {
    a: (tagName, { href, target }) => ({ tagName, attribs: linkAttributes(unambiguousUrl(href), target) }),
    // An image without alternative text is decorative; without an empty `alt` a screen reader would read its URL.
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, src: unambiguousUrl(attribs.src), alt: attribs.alt ?? '' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Drops a URL with a backslash: browsers read it as `/`, and so may reach a different host. */
const unambiguousUrl = (url = ''): string => (url.includes('\\') ? '' : url)

/** A link that opens a new window passes it neither referrer nor opener. */
function linkAttributes(href: string, target: string | undefined): Record<string, string> {
  if (!href) return {}
  return target === '_blank' ? { href, target, rel: 'noopener noreferrer' } : { href }
}

/** Reduces HTML to text, lists, tables, links and images, without scripts and event handlers. Server only. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, OPTIONS)

/** Counts the elements of HTML, and the attributes by element. */
function partsOf(html: string): Map<string, number> {
  const parts = new Map<string, number>()
  const count = (part: string) => parts.set(part, (parts.get(part) ?? 0) + 1)
  // The output is discarded, so that allowing every tag is safe.
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

/** Elements and attributes that `sanitizeRichText` removes from HTML: `<script>`, `onclick of <p>`. */
export function removedMarkup(html: string): string[] {
  const remaining = partsOf(sanitizeRichText(html))
  return [...partsOf(html)].flatMap(([part, count]) => {
    const isOfRemovedElement = remaining.get(`<${part.split('<')[1] ?? ''}`) === undefined && part.includes(' of ')
    return count > (remaining.get(part) ?? 0) && !isOfRemovedElement ? part : []
  })
}
