/** The head of a document, as a crawler reads it without running scripts. */
export interface PageHead {
  title: string
  canonical: string
  /** By name or property: `description`, `og:title`, `robots`. */
  meta: Map<string, string>
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

const attribute = (tag: string, name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Parses the part between `<head>` and `</head>`. */
export function readHead(html: string): PageHead {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? ''
  const metas = [...head.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag)
  const canonical = [...head.matchAll(/<link [^>]*>/g)].find(([tag]) => attribute(tag, 'rel') === 'canonical')
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    canonical: canonical ? attribute(canonical[0], 'href') : '',
    meta: new Map(
      metas.map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
    ),
  }
}
