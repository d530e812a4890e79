import { slugOf } from '../../i18n/slug'
import type { FormerAddress } from './address'

const MAX_KEY_LENGTH = 128

/** A possible name of a former shop's page in this shop. */
export interface FormerName {
  kind: 'product' | 'category' | 'page'
  name: string
}

/** The page that an address names in the format of a shop system. */
export interface FormerPage {
  /** In order of precedence: the first existing one applies. */
  names: FormerName[]
  /** A page of this shop; empty where names decide. */
  path: string
  /** Number of the chosen variant in the former shop; empty for none. */
  variant: string
}

/** Pages that every shop has, by their addresses in others. */
const FIXED_PAGES: Readonly<Record<string, string>> = {
  products: '/product',
  shop: '/product',
  store: '/product',
  collections: '/category',
  'collections/all': '/product',
  'collections/frontpage': '/product',
  categories: '/category',
  'account/login': '/login',
  'account/register': '/register',
  'customer/account': '/account',
  'customer/account/login': '/login',
  'my-account': '/account',
  'checkout/cart': '/cart',
}

/** A language, or a language and a country, before the path: Shopify, PrestaShop, Medusa. */
const LOCALE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i

/** A handle in lower case, and as a key of this shop. */
const candidateNames = (kind: FormerName['kind'], ...handles: (string | undefined)[]): FormerName[] => {
  const names = handles.flatMap((handle = '') => [handle, handle.toLowerCase(), slugOf(handle, MAX_KEY_LENGTH)])
  return [...new Set(names)].filter(Boolean).map((name) => ({ kind, name }))
}

/** A category by the names of all its ancestors and its own, or by its own only. */
const category = (path: readonly string[]): FormerName[] =>
  candidateNames('category', path.join('/'), path.join('-'), path.at(-1))

/** Removes the page number that may follow a list's address. */
const stripPageNumber = (path: readonly string[]): readonly string[] => {
  const at = path.findIndex((part, place) => part === 'page' && /^\d+$/.test(path[place + 1] ?? ''))
  return at < 0 ? path : path.slice(0, at)
}

/** `12-name`, `12-34-name` with a combination: PrestaShop. */
function numbered(kind: 'product' | 'category', text: string): FormerName[] {
  const [, id, , rest] = /^(\d+)(-\d+)?-(.+)$/.exec(text) ?? []
  const [, , whole] = /^(\d+)-(.+)$/.exec(text) ?? []
  return id ? [{ kind, name: `id:${id}` }, ...candidateNames(kind, whole, rest)] : []
}

/** Magento's `name.html` and PrestaShop's `12-name.html`, below categories or not. */
function htmlPage(path: readonly string[], name: string): FormerName[] {
  const above = path.slice(0, -1)
  return [
    ...candidateNames('product', name),
    ...numbered('product', name),
    ...category([...above, name]),
    ...candidateNames('page', name),
  ]
}

/** The resources that the segments of a path name: Shopify, WooCommerce, Medusa, PrestaShop, Magento. */
function namesOf(path: readonly string[]): FormerName[] {
  const [first = '', second, third, fourth] = path
  const last = path.at(-1) ?? ''
  switch (first.toLowerCase()) {
    case 'products':
      return path.length === 2 ? candidateNames('product', second) : []
    case 'collections':
      return third?.toLowerCase() === 'products'
        ? candidateNames('product', fourth)
        : candidateNames('category', second)
    case 'pages':
    case 'policies':
      return path.length === 2 ? candidateNames('page', second) : []
    case 'blogs':
      return path.length > 1 ? candidateNames('page', last) : []
    case 'product':
      return candidateNames('product', last)
    case 'shop':
      return [...candidateNames('product', last), ...category(path.slice(1))]
    case 'product-category':
    case 'categories':
    case 'category':
      return category(path.slice(1))
    case 'page':
      return candidateNames('page', last)
    case 'content':
      return candidateNames('page', /^\d+-(.+)$/.exec(second ?? '')?.[1])
  }
  const [, name] = /^(.+)\.html?$/i.exec(last) ?? []
  if (name) return htmlPage(path, name)
  return path.length === 1 ? numbered('category', first) : []
}

const variantOf = ({ query }: FormerAddress): string =>
  query.find(([name, value]) => name === 'variant' && /^\d{1,20}$/.test(value))?.[1] ?? ''

/** The page that an address of another shop system names; null for an unknown format. */
export function matchAddressFormat(address: FormerAddress): FormerPage | null {
  const { segments } = address
  const [first = ''] = segments
  const path = stripPageNumber(segments.length > 1 && LOCALE.test(first) ? segments.slice(1) : segments)
  const joined = path.join('/').toLowerCase()
  const fixedPage = Object.hasOwn(FIXED_PAGES, joined) ? FIXED_PAGES[joined] : undefined
  if (fixedPage) return { names: [], path: fixedPage, variant: '' }
  const names = namesOf(path)
  return names.length > 0 ? { names, path: '', variant: variantOf(address) } : null
}
