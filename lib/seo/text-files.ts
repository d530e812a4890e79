import 'server-only'
import { getTranslations } from 'next-intl/server'
import { FACET_PARAMETERS } from '../../contract/entities/product'
import { type Category, getCategories } from '../data/category'
import { listPages } from '../data/page'
import { getStoreSettings } from '../data/settings'
import { env } from '../env'
import { chooseLocale } from '../i18n/locales'
import { ORDER_TRACK_PATH } from '../paths'
import { computeEtag, type SeoFile } from './send-file'

/** Levels of the category tree that are listed; their pages link to deeper ones. */
const MAX_CATEGORY_DEPTH = 2

const flattenTree = (tree: Category[], levels: number): Category[] =>
  levels === 0 ? [] : tree.flatMap((node) => [node, ...flattenTree(node.children, levels - 1)])

/** `/llms.txt`: describes the shop and lists its pages. @throws ApiError */
export async function llmsFile(): Promise<SeoFile> {
  const [settings, { tree }, pages] = await Promise.all([getStoreSettings(), getCategories(), listPages()])
  const { currency } = settings
  const t = await getTranslations({ locale: chooseLocale(settings.language.code), namespace: 'Llms' })
  const urlOf = (path: string) => env().PUBLIC_ORIGIN + path
  const text = llmsText({
    name: settings.name,
    summary: settings.seoDescription || settings.title,
    notes: currency.code ? [t('prices', { currency: currency.code })] : [],
    sections: [
      {
        title: t('mainPages'),
        links: [
          { name: t('home'), url: urlOf('/') },
          { name: t('allProducts'), url: urlOf('/product') },
          { name: t('categoryIndex'), url: urlOf('/category') },
          { name: t('serviceCenter'), url: urlOf('/service-center') },
          { name: t('orderTrack'), url: urlOf(ORDER_TRACK_PATH) },
        ],
      },
      {
        title: t('categories'),
        links: flattenTree(tree, MAX_CATEGORY_DEPTH).map(({ name, url, description }): Link => ({
          name,
          url: urlOf(url),
          description,
        })),
      },
      { title: t('pages'), links: pages.map(({ title, key }) => ({ name: title, url: urlOf(`/page/${key}`) })) },
      {
        title: t('files'),
        links: [
          { name: t('feed'), url: urlOf('/feed/products.xml') },
          { name: t('sitemap'), url: urlOf('/sitemap.xml') },
        ],
      },
    ],
  })
  return {
    contentType: 'text/plain; charset=utf-8',
    etag: computeEtag([text]),
    write: async function* () {
      yield text
    },
  }
}

interface Link {
  name: string
  url: string
  /** Description of the link; optional. */
  description?: string
}

interface Llms {
  name: string
  summary: string
  /** Further notes, in sentences. */
  notes: readonly string[]
  sections: readonly { title: string; links: readonly Link[] }[]
}

/** Collapses a text to one line, without characters that Markdown would read as a link. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()

const line = ({ name, url, description = '' }: Link) =>
  `- [${plain(name)}](${url})${description && `: ${plain(description)}`}`

/** The shop as `llms.txt` (llmstxt.org): Markdown with a title, a summary and lists of links. */
export function llmsText({ name, summary, notes, sections }: Llms): string {
  const parts = [
    `# ${plain(name)}`,
    `> ${plain(summary)}`,
    ...notes.map(plain),
    ...sections
      .filter(({ links }) => links.length > 0)
      .map(({ title, links }) => [`## ${plain(title)}`, '', ...links.map(line)].join('\n')),
  ]
  return `${parts.filter((part) => part !== '> ').join('\n\n')}\n`
}

/**
 * Addresses that are useless in an index, or unbounded in number: the proxy, private pages, login forms, search results,
 * filtered lists, and further pages of lists that are not indexed themselves. Other pages outside the index declare it
 * themselves, so crawlers must be able to read them.
 */
const DISALLOWED = [
  ...['/api/', '/account', '/checkout', '/search?'],
  ...['review', 'question'].flatMap((kind) => [`/product/*/${kind}?`, `/product/*/${kind}/new`]),
  ...[...FACET_PARAMETERS, 'sort'].map((name) => `/*?*${name}=`),
]

/** The shop's `robots.txt` (RFC 9309). @param origin of the shop's pages */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** RFC 9116 asks for a date in the near future; the file is generated for each request. */
const VALID_DAYS = 90
const DAY_MS = 86_400_000

interface SecurityTxt {
  /** `mailto:`, `https:` or `tel:` */
  contact: string
  origin: string
  now: number
}

/** The text of `/.well-known/security.txt` (RFC 9116). */
export const securityTxt = ({ contact, origin, now }: SecurityTxt): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
