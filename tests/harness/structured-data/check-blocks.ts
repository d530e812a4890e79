import { Vocabulary } from './vocabulary'

let vocabulary: Vocabulary | undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A node of a page's structured data. */
export type Block = Record<string, unknown>

/** The nodes of a document's JSON-LD scripts. @throws SyntaxError where one is no JSON */
export function blocksOf(html: string): Block[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = '']) => {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed) || parsed['@context'] !== 'https://schema.org') throw new SyntaxError('not of schema.org')
    return [parsed['@graph'] ?? parsed].flat().filter(isObject)
  })
}

/** What is wrong with the things of one page, by schema.org's vocabulary and by what Google requires. */
export function checkBlocks(blocks: readonly Block[]): string[] {
  const words = (vocabulary ??= new Vocabulary())
  const ids = new Set(blocks.map((block) => String(block['@id'])))
  return blocks.flatMap((block) => [...checkNode(words, block), ...missingFields(block, ids)])
}

/** Formats of texts that the vocabulary requires; every other text is free. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^\d\d:\d\d/.test(text),
  Number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Float: (text) => /^-?\d+(\.\d+)?$/.test(text),
}

/** Inputs and outputs of an action are properties of other names (schema.org/docs/actions.html). */
const ACTION_PROPERTY = /-(?:input|output)$/

function fits(vocabulary: Vocabulary, name: string, value: unknown): boolean {
  if (name === 'IdReference') return isObject(value) && Object.keys(value).join() === '@id'
  const can = vocabulary.possible(name)
  if (typeof value === 'number') return can.isNumber && (name !== 'Integer' || Number.isInteger(value))
  if (typeof value === 'boolean') return can.isBoolean
  if (typeof value === 'string') return can.words.has(value) || (FORMS[name]?.(value) ?? can.isText)
  return isObject(value) && can.types.has(String(value['@type']))
}

/** What is wrong with a thing and all within it, by schema.org's vocabulary; empty when nothing is. */
export function checkNode(vocabulary: Vocabulary, node: unknown, at = ''): string[] {
  if (!isObject(node)) return [`${at} is no thing`]
  const type = String(node['@type'])
  const where = `${at}/${type}`
  if (!vocabulary.hasType(type)) return [`${where}: there is no such type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const name = property.replace(ACTION_PROPERTY, '')
    if (name !== property && type.endsWith('Action'))
      return typeof value === 'string' ? [] : [`${where}.${property}: no text`]
    const range = vocabulary.rangeOf(type, property)
    if (!range) return [`${where}.${property}: there is no such property`]
    return [value].flat().flatMap((one) => {
      const inner = isObject(one) && '@type' in one ? checkNode(vocabulary, one, `${where}.${property}`) : []
      const isFit = range.some((name) => fits(vocabulary, name, one))
      return isFit ? inner : [...inner, `${where}.${property}: ${JSON.stringify(one)} is none of ${range.join(', ')}`]
    })
  })
}

/**
 * What Google requires of the things it shows in results (developers.google.com/search/docs/appearance/structured-data):
 * by type, the properties that must be there. With a stroke between them one of several is enough.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers|review|aggregateRating'],
  ProductGroup: ['name', 'variesBy', 'productGroupID', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|url', 'item|url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  OnlineStore: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
}

const isThere = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What Google misses in a thing and all within it, and references that lead nowhere; empty when nothing is missing. */
export function missingFields(node: unknown, ids: ReadonlySet<string>): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => missingFields(one, ids))
  if (!isObject(node)) return []
  const type = String(node['@type'])
  if (!('@type' in node)) return ids.has(String(node['@id'])) ? [] : [`${String(node['@id'])} is defined nowhere`]
  const own = (REQUIRED[type] ?? []).filter((names) => !names.split('|').some((name) => isThere(node[name])))
  return [
    ...own.map((names) => `${type} lacks ${names}`),
    ...Object.values(node).flatMap((one) => missingFields(one, ids)),
  ]
}
