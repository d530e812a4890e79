import { Vocabulary } from './vocabulary'

let vocabulary: Vocabulary | undefined

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A node of a page's structured data. */
export type Block = Record<string, unknown>

/** The nodes of a document's JSON-LD scripts. @throws SyntaxError for invalid JSON or another context */
export function blocksOf(html: string): Block[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return scripts.flatMap(([, text = '']) => {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed) || parsed['@context'] !== 'https://schema.org')
      throw new SyntaxError('The context is not schema.org.')
    return [parsed['@graph'] ?? parsed].flat().filter(isObject)
  })
}

/** Checks the nodes of a page against schema.org's vocabulary and Google's requirements. @returns the violations */
export function checkBlocks(blocks: readonly Block[]): string[] {
  const schema = (vocabulary ??= new Vocabulary())
  const ids = new Set(blocks.map((block) => String(block['@id'])))
  return blocks.flatMap((block) => [...checkNode(schema, block), ...missingFields(block, ids)])
}

/** Formats of the vocabulary's text types; other texts have no format. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^\d\d:\d\d/.test(text),
  Number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  Integer: (text) => /^-?\d+$/.test(text),
  Float: (text) => /^-?\d+(\.\d+)?$/.test(text),
}

/** Suffixes of properties that constrain an action's inputs and outputs (schema.org/docs/actions.html). */
const ACTION_PROPERTY = /-(?:input|output)$/

function isOfType(vocabulary: Vocabulary, name: string, value: unknown): boolean {
  if (name === 'IdReference') return isObject(value) && Object.keys(value).join() === '@id'
  const can = vocabulary.valueTypesOf(name)
  if (typeof value === 'number') return can.isNumber && (name !== 'Integer' || Number.isInteger(value))
  if (typeof value === 'boolean') return can.isBoolean
  if (typeof value === 'string') return can.words.has(value) || (FORMS[name]?.(value) ?? can.isText)
  return isObject(value) && can.types.has(String(value['@type']))
}

/** Checks a node and all nodes within it against schema.org's vocabulary. @returns the violations */
export function checkNode(vocabulary: Vocabulary, node: unknown, at = ''): string[] {
  if (!isObject(node)) return [`${at} is not a node`]
  const type = String(node['@type'])
  const location = `${at}/${type}`
  if (!vocabulary.hasType(type)) return [`${location}: unknown type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const name = property.replace(ACTION_PROPERTY, '')
    if (name !== property && type.endsWith('Action'))
      return typeof value === 'string' ? [] : [`${location}.${property}: not a text`]
    const range = vocabulary.rangeOf(type, property)
    if (!range) return [`${location}.${property}: unknown property`]
    return [value].flat().flatMap((item) => {
      const inner = isObject(item) && '@type' in item ? checkNode(vocabulary, item, `${location}.${property}`) : []
      const isAllowed = range.some((name) => isOfType(vocabulary, name, item))
      return isAllowed
        ? inner
        : [...inner, `${location}.${property}: ${JSON.stringify(item)} is not one of ${range.join(', ')}`]
    })
  })
}

/**
 * Properties that Google requires for rich results, by type. Of those separated by `|`, one is enough.
 * Source: developers.google.com/search/docs/appearance/structured-data
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

const hasValue = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Finds dangling references and missing properties in a node and all nodes within it. @returns the violations */
export function missingFields(node: unknown, ids: ReadonlySet<string>): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => missingFields(item, ids))
  if (!isObject(node)) return []
  const type = String(node['@type'])
  if (!('@type' in node)) return ids.has(String(node['@id'])) ? [] : [`${String(node['@id'])} is not defined`]
  const missing = (REQUIRED[type] ?? []).filter((names) => !names.split('|').some((name) => hasValue(node[name])))
  return [
    ...missing.map((names) => `${type} lacks ${names}`),
    ...Object.values(node).flatMap((value) => missingFields(value, ids)),
  ]
}
