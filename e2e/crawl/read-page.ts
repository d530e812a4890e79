const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => tag)

const meta = (html: string, name: string) =>
  attribute(tags(html, 'meta').find((tag) => attribute(tag, 'name') === name) ?? '', 'content')

const link = (html: string, rel: string) =>
  attribute(tags(html, 'link').find((tag) => attribute(tag, 'rel') === rel) ?? '', 'href')

/** The text of a page for readers and screen readers: its own text, and that of images and labels. */
const textIn = (html: string) => {
  const body = html.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
  const labels = [...body.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(([, text = '']) => text)
  return decode([body.replace(/<[^>]*>/g, ' '), ...labels].join(' '))
}

/** The data of a page that a crawler reads without running scripts. */
export const readPage = (html: string) => ({
  title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
  description: meta(html, 'description'),
  isIndexable: !meta(html, 'robots').includes('noindex'),
  canonical: link(html, 'canonical'),
  text: textIn(html),
  links: tags(html, 'a')
    .map((tag) => attribute(tag, 'href'))
    .filter((href) => href !== ''),
})
