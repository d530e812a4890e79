import { createHash } from 'node:crypto'

/** A page as the baseline keeps it: short values, hashes, and an outline that can be read in a diff. */
export interface Page {
  title: string
  canonical: string
  robots: string
  h1: string
  /** Elements within `<body>`, inline scripts not counted. */
  elements: number
  /** Hashes: of metadata, of JSON-LD, of the words, of the addresses, and of the whole markup of `<main>`. */
  head: string
  jsonLd: string
  words: string
  links: string
  markup: string
  /** What stands around `<main>`: the same on most pages. */
  frame: string[]
  /** Metadata, JSON-LD and what `<main>` shows, a line each. */
  outline: string[]
}

interface Tag {
  name: string
  isEnd: boolean
  attributes: Record<string, string>
}

const TOKEN = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s"'>/=]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([^\s"'>/=]+)(?:="([^"]*)")?/g
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const COMMENT = /<!--[\s\S]*?-->/g

/** Preloads name files that each build cuts differently. */
const PRELOAD = /<link [^>]*\brel="(?:preload|modulepreload|stylesheet|preconnect)"[^>]*>/g

/** Names made up by React (`useId`) and by CSS Modules. */
const MADE_UP_ID = /_R_[\w]*_|«r[\w]*»|:r[\w]*:/g
const CLASSES = / class="([^"]*)"/g
const MODULE_CLASS = /(?<![\w-])_?[\w-]{6}_(?=[a-zA-Z])/g

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10)

/** Takes scripts, preloads and made-up names out of a page's HTML. */
export const normalizeHtml = (html: string) =>
  html
    .replace(SCRIPT, '')
    .replace(COMMENT, '')
    .replace(PRELOAD, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(MADE_UP_ID, '_R_')
    .replace(CLASSES, (attribute) => attribute.replace(MODULE_CLASS, ''))

/** An outline does without the version and the width of a picture; the hash of the markup has them. */
const readAttributes = (text: string) =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]))

const IMAGE_QUERY = /(?<=^\/image\/[^?]*)\?.*/

function* tokens(html: string): Generator<Tag | string> {
  for (const [, end, name, attributes = '', text] of html.matchAll(TOKEN)) {
    if (name === undefined) yield decode(text ?? '')
    else yield { name: name.toLowerCase(), isEnd: end === '/', attributes: readAttributes(attributes) }
  }
}

/** Attributes by which an element is recognized in an outline. */
const OUTLINE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  form: ['action', 'method'],
  input: ['type', 'name', 'value'],
  select: ['name'],
  textarea: ['name'],
  button: ['type', 'name', 'value'],
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'hreflang'],
  h1: [],
  h2: [],
  h3: [],
}

/** Elements whose text stands on the same line. */
const INLINE = new Set([
  'a',
  'b',
  'bdi',
  'br',
  'em',
  'i',
  'small',
  'span',
  's',
  'strong',
  'sup',
  'time',
  'wbr',
  'svg',
  'path',
  'use',
])

/** What a piece of HTML shows, a line for each block: its words, and of links, pictures and fields what they lead to. */
export function outlineOf(html: string): string[] {
  const lines: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) lines.push(text)
    line = ''
  }
  for (const token of tokens(html)) {
    if (typeof token === 'string') {
      line += token
      continue
    }
    const names = OUTLINE_ATTRIBUTES[token.name]
    if (!INLINE.has(token.name) || (names && !token.isEnd)) end()
    if (!names || token.isEnd) continue
    const { attributes } = token
    const values = names
      .filter((name) => attributes[name])
      .map((name) => `${name}=${attributes[name]?.replace(IMAGE_QUERY, '')}`)
    line = `<${[token.name, ...values].join(' ')}> `
  }
  end()
  return lines
}

/** Says once more what other metadata says; the hash of the head has it. */
const REPEATED = /^<meta (?:name=twitter:|property=og:(?:title|description|image))/

const blocksOf = (html: string) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes('application/ld+json'))
    .map(([, , text = '']) => JSON.parse(text) as Record<string, unknown>)

/** A line for each property; things in a `@graph` stand for themselves. */
const jsonLines = ({ '@graph': graph = [], ...block }: Record<string, unknown>): string[] => [
  ...Object.entries(block).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  ...(graph as Record<string, unknown>[]).flatMap(jsonLines),
]

function cut(html: string, name: string): { inside: string; outside: string } {
  const [start, end] = [html.search(new RegExp(`<${name}[\\s>]`)), html.lastIndexOf(`</${name}>`)]
  if (start < 0 || end < start) return { inside: '', outside: html }
  return { inside: html.slice(start, end), outside: html.slice(0, start) + html.slice(end) }
}

/** Reads a page of normalized text. */
export function readPage(text: string): Page {
  const html = normalizeHtml(text)
  const { inside: head } = cut(html, 'head')
  const { inside: body } = cut(html, 'body')
  const { inside: main, outside: frame } = cut(body, 'main')
  const content = main || body
  const metadata = outlineOf(head)
  const blocks = blocksOf(text)
  const shown = outlineOf(content)
  const find = (start: string) => metadata.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: find('<link rel=canonical href=').slice(0, -1),
    robots: find('<meta name=robots content=').slice(0, -1),
    h1: shown.find((line) => line.startsWith('<h1> '))?.slice('<h1> '.length) ?? '',
    elements: [...tokens(body)].filter((token) => typeof token !== 'string' && !token.isEnd).length,
    head: hashOf(metadata.join('\n')),
    jsonLd: hashOf(JSON.stringify(blocks)),
    words: hashOf(
      [...tokens(content)]
        .filter((token) => typeof token === 'string')
        .join('')
        .replace(/\s+/g, ' '),
    ),
    links: hashOf(
      [...tokens(content)]
        .flatMap((token) => (typeof token === 'string' ? [] : (token.attributes.href ?? [])))
        .join('\n'),
    ),
    markup: hashOf(content),
    frame: main ? outlineOf(frame) : [],
    outline: [...metadata.filter((line) => !REPEATED.test(line)), ...blocks.flatMap(jsonLines), ...shown],
  }
}
