import de from '../../messages/de.json'
import en from '../../messages/en.json'
import es from '../../messages/es.json'
import failed from '../../lib/http/page-failed-texts.json'
import refusals from '../../lib/http/refusal-texts.json'
import { buildCatalogue } from '../../store-api/demo/catalogue/build-catalogue'
import { catalogArticle } from '../../store-api/admin/pages/orders'
import { textsOf as storeApi } from '../../store-api/i18n/texts'

export const LANGUAGES = ['en', 'es', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

type PayPage = (language: Language) => unknown

export interface ShopText {
  /** Source and path, such as `messages Cart.title`. */
  where: string
  text: string
}

const MESSAGES = { en, es, de }

const FACTS = {
  number: 'N',
  pieces: 2,
  payUntil: '',
  refund: '',
  isExpired: false,
  isPersonalized: false,
  isCollection: false,
  parcel: 'part',
}

/** Arguments for texts that are functions; together they produce every variant. */
const ARGUMENTS: readonly unknown[] = [
  1,
  '2',
  FACTS,
  { ...FACTS, isPersonalized: true, payUntil: 'P', refund: 'R', pieces: 1, parcel: 'rest' },
  { ...FACTS, isExpired: true, isCollection: true, parcel: 'whole' },
  { ...FACTS, parcel: 'whole' },
  { ...FACTS, isCollection: true, parcel: 'rest' },
  { ...FACTS, isCollection: true },
]

/** Every text inside a value; HTML without its tags. */
function textsIn(value: unknown, where: string): ShopText[] {
  if (typeof value === 'string') return [{ where, text: value.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') }]
  if (typeof value === 'function') return ARGUMENTS.flatMap((each) => textsIn(value(each, each), where))
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, `${where}.${key}`))
}

/** The texts of one language in a value with texts in all languages. */
function localTextsIn(value: unknown, language: Language, where: string): ShopText[] {
  if (typeof value !== 'object' || value === null) return []
  if (LANGUAGES.every((each) => each in value)) return textsIn((value as Record<Language, unknown>)[language], where)
  return Object.entries(value).flatMap(([key, part]) => localTextsIn(part, language, `${where}.${key}`))
}

/** The catalogue without product descriptions and reviews, which have their own style. */
function demoShop() {
  const { store, categories, pages, shipping, coupons, accounts, feedback } = buildCatalogue()
  return { store, categories, pages, shipping, coupons, accounts, questions: feedback.questions }
}

const readTexts = (language: Language, shop: unknown, payPage: PayPage): ShopText[] => [
  ...textsIn(MESSAGES[language], 'messages'),
  ...textsIn(storeApi(language), 'store-api'),
  ...textsIn(payPage(language), 'payment-service'),
  ...textsIn(failed[language], 'page-failed'),
  ...textsIn(refusals[language], 'refusals'),
  ...localTextsIn(shop, language, 'demo'),
]

/**
 * Everything a shopper reads, by language.
 * @param payPage the payment service's texts, which only tests may import
 */
export function shopTexts(payPage: PayPage): Record<Language, ShopText[]> {
  const shop = demoShop()
  const read = (language: Language) => readTexts(language, shop, payPage)
  return { en: read('en'), es: read('es'), de: read('de') }
}

/** The labels of the page for testing orders. */
export const devTexts = (): ShopText[] => textsIn(String(catalogArticle(2)), 'dev orders')
