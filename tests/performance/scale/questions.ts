import { teamName } from '../../../store-api/demo/generator/teams'

/** Parameters of a listing page. */
const PAGE = 'limit=24&facets=1'

const pick = <T>(list: readonly T[], at: number): T => {
  const chosen = list[at % list.length]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

/** Categories with 50 pages or more. */
const LARGE = ['clubs', 'home-shirts', 'away-shirts', 'kids']
const COLOURS = ['red', 'navy', 'green', 'white', 'black', 'yellow']
const SIZES = ['s', 'm', 'l', 'xl', '2xl']
const KINDS = ['home', 'away', 'third', 'kids', 'training', 'retro']
const COMMON = [
  'shirt',
  'home shirt',
  'kids',
  'away',
  'socks',
  'shorts',
  'training',
  'long-sleeved',
  'goalkeeper',
  'scarf',
]
const MISSPELT = ['shrit', 'hoem shrit', 'goalkeper', 'trainning', 'scraf', 'awya shirt', 'sokcs', 'shotrs']

/** A typing error: the fourth and the fifth letter are swapped. */
const swapped = (word: string) => `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`

interface Shop {
  /** Number of teams, besides those of the demo shop. */
  teams: number
}

const teamAt = (at: number, { teams }: Shop) => teamName((at * 7919) % teams)
const keyOf = (team: string) => team.toLowerCase().replaceAll(' ', '-')
const search = (keyword: string, rest = '') =>
  `/api/search?${new URLSearchParams({ keyword })}&limit=12&facets=1${rest}`

export interface Question {
  name: string
  /** Whether it may take at most twice as long in the largest shop as in the smallest. */
  isSteady: boolean
  /** Path of the nth sample; consecutive ones differ. */
  path: (at: number, shop: Shop) => string
}

/** Queries of shoppers. */
export const QUESTIONS: readonly Question[] = [
  {
    name: 'category, page 1',
    isSteady: true,
    path: (at, shop) => `/api/product?category=${at % 3 ? pick(LARGE, at) : keyOf(teamAt(at, shop))}&${PAGE}&page=1`,
  },
  {
    name: 'category, page 50',
    isSteady: false,
    path: (at) => `/api/product?category=${pick(LARGE, at)}&${PAGE}&page=${pick([50, 49, 48], at)}`,
  },
  {
    name: 'category, by price',
    isSteady: false,
    path: (at) =>
      `/api/product?category=${pick(LARGE, at)}&${PAGE}&page=1&sort=${pick(['price-asc', 'price-desc', 'newest'], at)}`,
  },
  {
    name: 'three facets',
    isSteady: false,
    path: (at) =>
      `/api/product?category=${pick(['clubs', 'home-shirts', 'away-shirts'], at)}&${PAGE}&page=1` +
      `&size=${pick(SIZES, at >> 2)}&filter=colour:${pick(COLOURS, at >> 1)};kind:${pick(KINDS, at >> 3)},${pick(KINDS, (at >> 3) + 1)}`,
  },
  { name: 'search: common word', isSteady: false, path: (at) => search(pick(COMMON, at)) },
  { name: 'search: rare word', isSteady: false, path: (at, shop) => search(teamAt(at, shop).split(' ')[0] ?? '') },
  {
    name: 'search: misspelling',
    isSteady: false,
    path: (at, shop) =>
      search(at % 2 ? pick(MISSPELT, at >> 1) : swapped(teamAt(at, shop).split(' ')[0]?.toLowerCase() ?? '')),
  },
  {
    name: 'search: common word, two facets',
    isSteady: false,
    path: (at) => search(pick(COMMON, at), `&size=${pick(SIZES, at)}&filter=colour:${pick(COLOURS, at)}`),
  },
  {
    name: 'suggestion',
    isSteady: true,
    path: (at, shop) => {
      const typed = pick([teamAt(at, shop).toLowerCase(), 'home shirt', 'goalkeeper', 'scarf'], at)
      return `/api/search/suggest?${new URLSearchParams({ keyword: typed.slice(0, 2 + (at % 5)) })}`
    },
  },
]
