import type { Locale } from '../i18n/locale'

/** A query of a shopper, and the name of products of which one is expected among the first three results. */
export interface RelevanceQuery {
  locale: Locale
  keyword: string
  /** Null if the query matches nothing in the shop: then no result is allowed. */
  expected: RegExp | null
  /** The names of its colours. */
  colour?: RegExp | undefined
}

const en = (keyword: string, expected: RegExp | null, colour?: RegExp): RelevanceQuery => ({
  locale: 'en',
  keyword,
  expected,
  colour,
})
const es = (keyword: string, expected: RegExp | null, colour?: RegExp): RelevanceQuery => ({
  locale: 'es',
  keyword,
  expected,
  colour,
})
const de = (keyword: string, expected: RegExp | null, colour?: RegExp): RelevanceQuery => ({
  locale: 'de',
  keyword,
  expected,
  colour,
})

/** The table by which the ranking is evaluated. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = [
  // Exact
  en('Tarnbridge Rovers home shirt 2026/27', /^Tarnbridge Rovers home shirt 2026\/27$/),
  en('Glasswater ball', /^Glasswater ball$/),
  en('Costa Lumbre scarf', /^Costa Lumbre scarf$/),
  en('TBR-AWAY-26', /^Tarnbridge Rovers away shirt/),
  en('Fenlight United kids’ home shirt', /^Fenlight United kids’ home shirt/),
  en('Port Alder retro away shirt 1988', /^Port Alder retro away shirt 1988$/),
  en('Skarland goalkeeper shirt', /^Skarland goalkeeper shirt/),
  en('Wyke Orchard home socks', /^Wyke Orchard home socks/),
  // Partial
  en('tarnb', /^Tarnbridge Rovers/),
  en('saltmarsh', /^Saltmarsh City/),
  en('ironvale away', /^Ironvale Wanderers .*away/),
  en('vesper keeper', /^Vesper Park goalkeeper/),
  en('stonegate third', /^Stonegate Albion third/),
  en('larkm tow scarf', /^Larkmoor Town scarf/),
  en('quelara ho', /^Quelara home/),
  en('copperhill warm', /^Copperhill FC warm-up top/),
  // Plural
  en('scarves', / scarf$/),
  en('balls', / ball$/),
  en('goalkeeper shirts', / goalkeeper shirt/),
  en('retro shirts', / retro /),
  en('kids shirts', / kids’ /),
  en('training tops valdoria', /^Valdoria training top/),
  en('socks orvenia', /^Orvenia home socks/),
  // Misspelt
  en('tranbridge home shrit', /^Tarnbridge Rovers (kids’ )?home shirt/),
  en('goalkeper', / goalkeeper /),
  en('scraf glaswater', /^Glasswater scarf/),
  en('brannoch iles', /^Brannoch Isles/),
  en('valdorea away', /^Valdoria away/),
  en('harow quay athletik', /^Harrow Quay Athletic/),
  en('fenligth untied', /^Fenlight United/),
  en('trainning top', / training top/),
  en('retro shrt 1978', /^Tarnbridge Rovers retro shirt 1978/),
  // Synonyms
  en('jersey tarnbridge', /^Tarnbridge Rovers .*shirt/),
  en('goalie top', / goalkeeper /),
  en('football', / ball$/),
  en('hoodie', / warm-up top/),
  en('vintage jersey', / retro /),
  en('childrens kit', / kids’ /),
  // Colour and kind
  en('green goalkeeper shirt', / goalkeeper /, /green/i),
  en('red home shirt', / home shirt/, /red/i),
  en('navy away shirt', / away shirt/, /navy/i),
  en('black training top', / training top/, /black/i),
  en('white socks', / socks/, /white/i),
  en('blue scarf', / scarf$/, /blue/i),
  // A player's number
  en('tarnbridge home shirt 10', /^Tarnbridge Rovers (kids’ )?home shirt/),
  en('skarland shirt number 7', /^Skarland .*shirt/),
  // Spanish
  es('camiseta portero', /^Camiseta de portero/),
  es('bufanda escarlandia', /^Bufanda Escarlandia/),
  es('segunda equipacion tarnbridge', /^Camiseta (infantil )?segunda equipación Tarnbridge/),
  es('camizeta niño', /infantil/),
  es('balones', /^Balón/),
  es('pantalones cortos azules', /^Pantalón corto/, /azul/i),
  es('sudadera', /^Sudadera/),
  // German
  de('heimtrikot rot', /[Hh]eimtrikot/, /rot/i),
  de('torwarttrikot grün', /Torwarttrikot/, /grün/i),
  de('schals', / Schal$/),
  de('kinder trikot tarnbridge', /^Tarnbridge Rovers Kinder-/),
  de('auswertstrikot', /[Aa]uswärtstrikot/),
  // Nonsense
  en('qwertzuiop', null),
  en('xyzzy plugh', null),
]
